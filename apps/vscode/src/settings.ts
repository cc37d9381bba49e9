import { Uri, workspace } from 'vscode';
import type { ConfigurationMiddleware } from 'vscode-languageclient';

/**
 * Sends the server the settings that somebody chose and no defaults: a rule that is not set has lighter and graver
 * cases, while a rule that is set to its own default has one severity.
 */
export const configuration: NonNullable<ConfigurationMiddleware['configuration']> = async (params, token, next) => {
  const values = await next(params, token);
  if (!Array.isArray(values)) return values;
  return params.items.map((item, index) =>
    item.section === 'movetext' ? chosenSettings(item.scopeUri) : (values[index] ?? null),
  );
};

function chosenSettings(scope: string | undefined): Record<string, unknown> {
  const section = workspace.getConfiguration('movetext', scope === undefined ? undefined : Uri.parse(scope));
  const chosen: Record<string, unknown> = {};
  for (const name of leaves(section)) {
    const { globalValue, workspaceValue, workspaceFolderValue } = section.inspect(name) ?? {};
    const isChosen = [globalValue, workspaceValue, workspaceFolderValue].some((value) => value !== undefined);
    if (isChosen) chosen[name] = section.get(name);
  }
  return chosen;
}

/** The dotted names below a section. */
function leaves(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner === 'function') return [];
    const path = prefix + name;
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? leaves(inner, `${path}.`) : [path];
  });
}
