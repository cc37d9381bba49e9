/** The element of the page with this id, of this kind. Throws where the page and its script do not fit together. */
export function byId<T extends Element>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new RangeError(`The page has no ${kind.name} with the id ${id}`);
}

/** What an element is made with, beside its children. */
export interface ElementOptions {
  readonly class?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onClick?: () => void;
}

/** Makes an element. Strings become text, never markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  options: ElementOptions = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (options.class) made.className = options.class;
  for (const [name, value] of Object.entries(options.attributes ?? {})) made.setAttribute(name, value);
  if (options.onClick) made.addEventListener('click', options.onClick);
  made.append(...children);
  return made;
}
