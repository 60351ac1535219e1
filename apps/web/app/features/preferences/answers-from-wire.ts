import type { z } from "zod";

/** The server's answers as a draft; an empty one where the questionnaire has not been answered. */
export function answersFromWire<Draft>(draftSchema: z.ZodType<Draft>, wire: object): Draft {
  const fields = Object.entries(wire).filter(([, value]) => value !== null);
  const isAnswered = fields.some(([, value]) => !isEmpty(value));
  return draftSchema.parse(isAnswered ? Object.fromEntries(fields) : {});
}

function isEmpty(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.length === 0);
}
