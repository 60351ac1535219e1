import { z } from "zod";

/** Control characters other than line breaks and tabs. No screen shows them and the database refuses some of them. */
const control = /(?![\n\r\t])\p{Cc}/gu;

/** Text that comes back as we sent it. One with control characters is not ours. */
export function returnedText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => text.isWellFormed() && text.search(control) === -1);
}

/** Text that a person typed or pasted, up to a length. */
export function typedText(maxLength: number, missing = "Please write something") {
  return z
    .string({ error: missing })
    .max(maxLength, { error: `Please use at most ${maxLength} characters` })
    .transform(cleanText);
}

/** Replaces control characters with spaces and trims the result. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(control, " ").trim();
}
