/** A path of the product: one slash first, no host, no backslash and no control sign that a browser would drop. */
export function isInsidePath(text: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
}
