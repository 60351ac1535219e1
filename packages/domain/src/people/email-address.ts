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
 * in full-width or styled letters as the plain one. Letters are made plain before they are lower-cased: some styled
 * capitals have no small letter of their own.
 */
export function canonicaliseEmail(address: string): string {
  const text = address.trim();
  const at = text.lastIndexOf("@");
  if (at < 0) return lowerCase(text, "NFC");
  const domain = lowerCase(text.slice(at), "NFKC").replaceAll(ideographicStop, ".");
  return lowerCase(text.slice(0, at), "NFC") + domain;
}

/** Separates the parts of a domain like a dot. */
const ideographicStop = "\u3002";

/** Lower-casing can take a letter apart, so the text is normalised before and after. */
function lowerCase(text: string, form: "NFC" | "NFKC"): string {
  return text.normalize(form).toLowerCase().normalize(form);
}
