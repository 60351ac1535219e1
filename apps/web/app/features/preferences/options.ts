import type { FromList } from "@fernwell/contract/question-kinds";
import { healthTags, isWishedTag } from "@fernwell/domain/food/health-tags";
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

/** An option list as the server sends it, with ids under either of their two names. */
export function readOptions(list: unknown): Option[] {
  return z.array(optionSchema).parse(list);
}

/** Some answers are sent in lower case, however the list spells them. */
export function toChoice(
  { name }: Option,
  { isLowerCase }: Pick<FromList, "isLowerCase">,
  toLabel = (label: string) => label,
): Choice<string> {
  return { value: isLowerCase ? name.toLowerCase() : name, label: toLabel(name) };
}

export function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** "No preference" and the preferences exclude each other: the one chosen last stays. */
export function excludeNone(chosen: readonly string[], none: string | undefined): string[] {
  return chosen.filter((name) => (name === none) === (chosen.at(-1) === none));
}

/** The names of the chosen health tags that keep meals out. The others only rank. */
export function listIllnessTags(options: readonly Option[], chosen: readonly string[]): string[] {
  const illnessIds: readonly string[] = healthTags.filter((tag) => !isWishedTag(tag));
  const names = options.filter(({ id }) => illnessIds.includes(id)).map(({ name }) => name);
  return chosen.filter((name) => names.includes(name));
}
