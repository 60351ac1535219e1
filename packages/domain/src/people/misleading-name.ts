/** Signs that mail programs and browsers show or read as a dot. */
const lookAlikeDots =
  "\\u06d4\\u0701\\u0702\\u2024\\u2cf9\\u2e3c\\u3002\\ua4f8\\ua60e\\ufe12\\ufe52\\uff0e\\uff61\\u{10a50}\\u{1d16d}";

const misleading = new RegExp(`[\\p{Bidi_Control}${lookAlikeDots}]`, "u");

/**
 * Holds marks that turn the direction of the text around them, or signs that look like a dot. Either can make a name
 * look like something else, such as the address of a website.
 */
export function isMisleadingName(name: string): boolean {
  return misleading.test(name);
}
