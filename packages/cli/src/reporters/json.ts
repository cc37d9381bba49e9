import type { Output } from '../io.ts';
import type { Reporter } from './reporter.ts';

/**
 * One JSON object, written while it grows: `{"files":[{"path","encoding","diagnostics":[...],"games","plies"}],"summary":{...}}`.
 * Lines and characters count from 0.
 */
export function jsonReporter(out: Output): Reporter {
  let files = 0;
  let findings = 0;
  return {
    openFile(path, encoding) {
      out.write(files === 0 ? '{"files":[\n' : ',\n');
      out.write(`{"path":${JSON.stringify(path)},"encoding":"${encoding}","diagnostics":[`);
      files++;
      findings = 0;
    },
    finding({ code, severity, message, game, ply, range, fixes }) {
      out.write(findings === 0 ? '\n' : ',\n');
      // The order of the contract; JSON leaves out what is undefined.
      out.write(JSON.stringify({ code, severity, message, game, ply, range, fixes: fixes() }));
      findings++;
    },
    closeFile({ games, plies }) {
      out.write(`],"games":${games},"plies":${plies}}`);
    },
    end({ files: total, games, plies, bySeverity, fixed, seconds }) {
      out.write(files === 0 ? '{"files":[' : '\n');
      const { error, warning, info, hint } = bySeverity;
      const summary = {
        files: total,
        games,
        plies,
        errors: error,
        warnings: warning,
        infos: info,
        hints: hint,
        fixed,
        seconds,
      };
      out.write(`],"summary":${JSON.stringify(summary)}}\n`);
    },
  };
}
