const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64. Written out since neither `atob` nor `Buffer` exists in every place the engine runs in. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (let i = 0; i < ALPHABET.length; i++) values[ALPHABET.charCodeAt(i)] = i;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let at = 0;
  for (let i = 0; i < text.length; i += 4) {
    let group = 0;
    for (let k = 0; k < 4; k++) group = (group << 6) | (values[text.charCodeAt(i + k)] ?? 0);
    // Bytes behind the end are dropped by the typed array itself.
    bytes[at++] = group >> 16;
    bytes[at++] = group >> 8;
    bytes[at++] = group;
  }
  return bytes;
}
