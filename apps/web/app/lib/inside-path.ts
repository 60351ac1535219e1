/** A path within the product: one leading slash, no host, no backslash and no control character that a browser would drop. */
export function isInsidePath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}
