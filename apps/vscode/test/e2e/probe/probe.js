// Runs in the extension host of the editor under test, on the desktop and on the web: asks the test for its next job
// (the address lies in the workspace, in probe.json), does it by the editor's own API, and sends back the result.
const vscode = require('vscode');

const jobs = {
  async open({ file }) {
    const document = await vscode.workspace.openTextDocument(uriOf(file));
    const editor = await vscode.window.showTextDocument(document, { preview: false });
    return { languageId: editor.document.languageId, text: editor.document.getText() };
  },
  text: ({ file }) => documentOf(file).getText(),
  diagnostics: ({ file }) =>
    vscode.languages.getDiagnostics(uriOf(file)).map((diagnostic) => ({
      range: plainRange(diagnostic.range),
      message: diagnostic.message,
      severity: vscode.DiagnosticSeverity[diagnostic.severity],
      source: diagnostic.source,
      code: diagnostic.code?.value ?? diagnostic.code,
      href: diagnostic.code?.target?.toString(true),
    })),
  async hover({ file, at }) {
    const hovers = await vscode.commands.executeCommand('vscode.executeHoverProvider', uriOf(file), positionOf(at));
    return hovers.flatMap((hover) => hover.contents.map((content) => content.value ?? content));
  },
  async completion({ file, at }) {
    const list = await vscode.commands.executeCommand(
      'vscode.executeCompletionItemProvider',
      uriOf(file),
      positionOf(at),
    );
    return list.items.map((item) => item.label.label ?? item.label);
  },
  async fixes({ file, range }) {
    return (await quickFixes(file, range)).map((action) => action.title);
  },
  async fix({ file, range, title }) {
    const action = (await quickFixes(file, range)).find((candidate) => candidate.title === title);
    if (!action?.edit) throw new Error(`no quick fix with an edit is called ${title}`);
    return vscode.workspace.applyEdit(action.edit);
  },
  async symbols({ file }) {
    const symbols = await vscode.commands.executeCommand('vscode.executeDocumentSymbolProvider', uriOf(file));
    return (symbols ?? []).map((symbol) => symbol.name);
  },
  async folds({ file }) {
    const ranges = await vscode.commands.executeCommand('vscode.executeFoldingRangeProvider', uriOf(file));
    return (ranges ?? []).map(({ start, end }) => ({ start, end }));
  },
  async insert({ file, at, text }) {
    const edit = new vscode.WorkspaceEdit();
    edit.insert(uriOf(file), positionOf(at), text);
    return vscode.workspace.applyEdit(edit);
  },
  command: ({ id, args = [] }) => vscode.commands.executeCommand(id, ...args),
  async setting({ name, value }) {
    await vscode.workspace.getConfiguration().update(name, value, vscode.ConfigurationTarget.Global);
  },
  isTrusted: () => vscode.workspace.isTrusted,
  isActive: ({ id }) => vscode.extensions.getExtension(id)?.isActive ?? null,
};

function uriOf(file) {
  return vscode.Uri.joinPath(vscode.workspace.workspaceFolders[0].uri, file);
}

function documentOf(file) {
  const uri = uriOf(file).toString();
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri);
}

function positionOf({ line, character }) {
  return new vscode.Position(line, character);
}

function plainRange({ start, end }) {
  return {
    start: { line: start.line, character: start.character },
    end: { line: end.line, character: end.character },
  };
}

function quickFixes(file, { start, end }) {
  const range = new vscode.Range(positionOf(start), positionOf(end));
  const kind = vscode.CodeActionKind.QuickFix.value;
  return vscode.commands.executeCommand('vscode.executeCodeActionProvider', uriOf(file), range, kind);
}

async function serve(address) {
  for (;;) {
    const { id, job, params } = await (await fetch(`${address}/next`)).json();
    const answer = await Promise.resolve()
      .then(() => jobs[job](params))
      .then(
        (result) => ({ id, result: result ?? null }),
        (error) => ({ id, error: String(error?.stack ?? error) }),
      );
    // A plain text body needs no permission from another origin.
    await fetch(`${address}/answer`, { method: 'POST', body: JSON.stringify(answer) });
  }
}

exports.activate = async () => {
  const bytes = await vscode.workspace.fs.readFile(uriOf('probe.json'));
  const { address } = JSON.parse(new TextDecoder().decode(bytes));
  // The editor is closed under this loop.
  serve(address).catch(() => {});
};
