import { z } from "zod";
import type { Choice } from "#app/ui/choice.ts";

export interface Option {
  readonly id: string;
  readonly name: string;
}

const optionSchema = z.union([
  z.object({ _id: z.string(), name: z.string() }).transform(({ _id, name }) => ({ id: _id, name })),
  z.object({ id: z.string(), name: z.string() }),
]);

/** An option list as the server sends it, whichever of its two names an id has. */
export function readOptions(list: unknown): Option[] {
  return z.array(optionSchema).parse(list);
}

export function asNamed({ name }: Option): Choice<string> {
  return { value: name, label: name };
}

/** Some answers are kept in lower case, however the list spells them. */
export function inLowerCase({ name }: Option): Choice<string> {
  return { value: name.toLowerCase(), label: name };
}

export function firstLetterCapital({ name }: Option): Choice<string> {
  const value = name.toLowerCase();
  return { value, label: value.charAt(0).toUpperCase() + value.slice(1) };
}

/** "No preference" and the preferences take each other's place: the one that was chosen last stays. */
export function settleNone(chosen: readonly string[], none: string | undefined): string[] {
  return chosen.filter((name) => (name === none) === (chosen.at(-1) === none));
}
