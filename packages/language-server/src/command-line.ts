/** How the client is reached. A socket is a port of this machine or the name of a pipe; the client listens on it. */
export type Transport =
  | { readonly kind: 'stdio' }
  | { readonly kind: 'node-ipc' }
  | { readonly kind: 'socket'; readonly address: number | string };

/** What the command line asks for. */
export type CommandLine =
  | { readonly kind: 'serve'; readonly transport: Transport }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'misuse'; readonly message: string };

/** What `--help` prints. */
export const HELP = `movetext-language-server: PGN language support for any editor that speaks LSP

Usage: movetext-language-server TRANSPORT

  --stdio       speak over standard input and output (what most editors want)
  --socket=N    connect to port N of this machine
  --pipe=NAME   connect to a named pipe or a Unix socket
  --node-ipc    speak over the channel of the Node process that started this one

  --clientProcessId=N   end when the process N ends
  --help, --version

Neovim:  vim.lsp.config('movetext', { cmd = { 'movetext-language-server', '--stdio' }, filetypes = { 'pgn' } })
Helix:   [language-server.movetext]
         command = "movetext-language-server"
         args = ["--stdio"]
`;

/** Reads the arguments behind the program's name. */
export function readCommandLine(args: readonly string[]): CommandLine {
  if (args.includes('--help') || args.includes('-h')) return { kind: 'help' };
  if (args.includes('--version')) return { kind: 'version' };
  const transport = args.find((argument) => /^--(stdio|node-ipc|socket|pipe)(=|$)/.test(argument));
  if (transport === undefined) {
    return misuse('No transport given: start me with --stdio, --socket=N, --pipe=NAME or --node-ipc');
  }
  const [name, attached] = transport.split('=', 2);
  const value = attached ?? args[args.indexOf(transport) + 1] ?? '';
  switch (name) {
    case '--stdio':
      return { kind: 'serve', transport: { kind: 'stdio' } };
    case '--node-ipc':
      return { kind: 'serve', transport: { kind: 'node-ipc' } };
    case '--socket':
      if (!isPort(value)) return misuse(`--socket needs a port number, 1 to 65535; it was given "${value}"`);
      return { kind: 'serve', transport: { kind: 'socket', address: Number(value) } };
    default:
      if (value === '') return misuse('--pipe needs the name of a pipe');
      return { kind: 'serve', transport: { kind: 'socket', address: value } };
  }
}

function misuse(message: string): CommandLine {
  return { kind: 'misuse', message };
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;
}
