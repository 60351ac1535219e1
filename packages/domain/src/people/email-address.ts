/**
 * Text, one @, text, a dot and text, with no spaces: the one address rule of every form and of the server.
 * Signs that mail programs read as lists, comments or display names are no part of an address.
 */
const simpleAddress = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]+$/u;

export function isEmailAddress(text: string): boolean {
  return simpleAddress.test(text);
}

/**
 * The form under which an address is unique. People type the same address in different cases, and mail programs read
 * a domain in full-width or otherwise styled letters as the plain one.
 */
export function canonicalEmail(address: string): string {
  const lower = address.trim().normalize("NFC").toLowerCase();
  const at = lower.lastIndexOf("@");
  return at < 0 ? lower : lower.slice(0, at) + lower.slice(at).normalize("NFKC");
}
