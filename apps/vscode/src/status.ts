import { type LanguageStatusItem, LanguageStatusSeverity } from 'vscode';
import { State } from 'vscode-languageclient';

/** Shows the state of the server in the language status item (the braces in the status bar). */
export function showState(item: LanguageStatusItem, state: State, version: string | undefined): void {
  item.busy = state === State.Starting;
  item.severity = LanguageStatusSeverity.Information;
  switch (state) {
    case State.Running:
      item.text = 'Movetext is ready';
      item.detail = version === undefined ? 'language server' : `language server ${version}`;
      break;
    case State.Starting:
      item.text = 'Movetext is starting';
      item.detail = 'language server';
      break;
    default:
      item.text = 'Movetext is stopped';
      item.detail = 'no diagnostics, boards or completion';
      item.severity = LanguageStatusSeverity.Error;
  }
}
