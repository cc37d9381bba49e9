/** The HTML elements that a hover may hold: those that Markdown makes. */
export const ALLOWED_TAGS: readonly string[] = [
  ...['p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre', 'ul', 'ol', 'li', 'blockquote', 'img', 'a', 'span'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Their attributes: none that styles, names or runs anything. */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  'src',
  'alt',
  'title',
  'width',
  'height',
  'href',
  'target',
  'rel',
];

/** Whether an image may be shown: a picture that the text itself carries, in a format that runs no script in an image. */
export function isAllowedImage(source: string): boolean {
  return /^data:image\/(?:svg\+xml|png);base64,[A-Za-z0-9+/]+={0,2}$/.test(source);
}

/** Whether a link may be followed. */
export function isAllowedLink(target: string): boolean {
  return /^https:\/\/\S+$/.test(target);
}
