import DOMPurify from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedImage, isAllowedLink } from './allowed-content.ts';

DOMPurify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName === 'src') attribute.keepAttr = isAllowedImage(attribute.attrValue);
  if (attribute.attrName === 'href') attribute.keepAttr = isAllowedLink(attribute.attrValue);
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Rids the HTML made of a server's Markdown of all that could load, run or restyle anything. */
export function sanitizeHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
