import * as service from '@movetext/language-service';
import { HELP, readCommandLine } from './command-line.ts';
import { startServer } from './server.ts';
import { platformTimer } from './timer.ts';
import { openConnection } from './transport.ts';
import { VERSION } from './version.ts';

const command = readCommandLine(process.argv.slice(2));
switch (command.kind) {
  case 'help':
    process.stdout.write(HELP);
    break;
  case 'version':
    process.stdout.write(`${VERSION}\n`);
    break;
  case 'misuse':
    process.stderr.write(`${command.message}\nTry --help.\n`);
    process.exitCode = 2;
    break;
  case 'serve':
    startServer(openConnection(command.transport), { service, timer: platformTimer });
}
