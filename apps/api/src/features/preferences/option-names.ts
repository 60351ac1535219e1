import type { FromList } from "@fernwell/contract/question-kinds";
import { invalidFields } from "../../platform/app-error.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";

export type Options = Pick<Snapshot, "optionsOf" | "words">;

type ListQuestion = FromList & { readonly none?: string };

/** Finds the option by its name in upper or lower case: some of the forms send it in lower case. */
export function requireOptionId(
  { optionsOf }: Options,
  field: string,
  { list, ids, none }: ListQuestion,
  name: string,
): string {
  const option = optionsOf(list).find((each) => normalise(each.name) === normalise(name));
  if (option && (ids.includes(option._id) || option._id === none)) return option._id;
  throw invalidFields([{ field, message: `“${name}” is not one of the choices.` }]);
}

export function getOptionName({ words }: Options, { list, isLowerCase }: ListQuestion, id: string): string {
  const name = words.option(list, id);
  return isLowerCase ? name.toLowerCase() : name;
}

function normalise(name: string): string {
  return name.trim().toLowerCase();
}
