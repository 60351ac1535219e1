/**
 * Text, one @, text, a dot and text, with no spaces: the one address rule of every form and of the server.
 * Signs that mail programs read as lists, comments or display names are no part of an address.
 */
const simpleAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

export function isEmailAddress(text: string): boolean {
  return simpleAddress.test(text);
}

/** The form under which an address is unique: people type the same address in different cases. */
export function canonicalEmail(address: string): string {
  return address.trim().normalize("NFC").toLowerCase();
}
