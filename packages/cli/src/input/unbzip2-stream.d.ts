/** The part of the package that is used; it carries no types. */
declare module 'unbzip2-stream' {
  /** A stream that takes a bzip2 archive and gives its bytes. */
  function unbzip2Stream(): NodeJS.ReadWriteStream;
  export = unbzip2Stream;
}
