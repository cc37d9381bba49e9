import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import oniguruma from 'vscode-oniguruma';
import textmate, { type IGrammar } from 'vscode-textmate';

const require = createRequire(import.meta.url);

/** Loads one of the extension's grammars with the engine that VS Code runs it with. */
export async function loadGrammar(scopeName: 'source.pgn' | 'source.fen'): Promise<IGrammar> {
  const wasm = await readFile(require.resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns: string[]) => oniguruma.createOnigScanner(patterns),
      createOnigString: (text: string) => oniguruma.createOnigString(text),
    }),
    async loadGrammar(name) {
      const file = new URL(`../../syntaxes/${name.replace('source.', '')}.tmLanguage.json`, import.meta.url);
      return textmate.parseRawGrammar(await readFile(file, 'utf8'), file.pathname);
    },
  });
  const grammar = await registry.loadGrammar(scopeName);
  if (!grammar) throw new Error(`no grammar ${scopeName}`);
  return grammar;
}

/** A stretch of text with its innermost scope, without the language's name: `['Nf3', 'meta.move']`. */
export type Token = readonly [text: string, scope: string];

/** The tokens of a text; what has no scope of its own (white space, plain words) is left out. */
export function tokenize(grammar: IGrammar, text: string): Token[] {
  const tokens: Token[] = [];
  let state = textmate.INITIAL;
  for (const line of text.split('\n')) {
    const result = grammar.tokenizeLine(line, state);
    state = result.ruleStack;
    for (const { startIndex, endIndex, scopes } of result.tokens) {
      const piece = line.slice(startIndex, endIndex);
      const scope = scopes.at(-1)?.replace(/\.(pgn|fen)$/, '') ?? '';
      if (scopes.length > 1 && piece.trim() !== '') tokens.push([piece.trim(), scope]);
    }
  }
  return tokens;
}
