/**
 * Text, one @, text, a dot and text, without spaces. All forms and the server use this rule. Characters that mail
 * programs read as lists, comments or display names are rejected.
 */
const simpleAddress = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]+$/u;

export function isEmailAddress(text: string): boolean {
  return simpleAddress.test(text);
}

/**
 * The form in which addresses are unique. People type an address in different cases, and mail programs treat a domain
 * in full-width or styled letters as the plain one.
 */
export function canonicaliseEmail(address: string): string {
  const lower = address.trim().normalize("NFC").toLowerCase();
  const at = lower.lastIndexOf("@");
  return at < 0 ? lower : lower.slice(0, at) + lower.slice(at).normalize("NFKC");
}
