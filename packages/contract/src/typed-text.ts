import { z } from "zod";

/** Signs that no screen shows and no database takes, line breaks and tabs apart. */
const control = /(?![\n\r\t])\p{Cc}/gu;

/** Text that a person typed or pasted, bounded; signs that are none of it are read as space. */
export function typedText(maxLength: number, missing = "Please write something") {
  return z
    .string({ error: missing })
    .max(maxLength, { error: `Please use at most ${maxLength} characters` })
    .transform((text) => text.toWellFormed().replace(control, " ").trim());
}
