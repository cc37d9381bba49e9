/** Sample games are bundled as text. */
declare module '*.pgn' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the shape of a module that esbuild makes of a text file
  export default text;
}
