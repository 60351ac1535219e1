import type { OptionListName } from "@fernwell/contract/catalogue";
import { invalidFields } from "../../platform/app-error.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";

export type Options = Pick<Snapshot, "optionsOf" | "words">;

/** A question whose answers are names from an option list, and the words of the product that they stand for. */
export interface Question<Id extends string> {
  readonly field: string;
  readonly list: OptionListName;
  readonly ids: readonly Id[];
}

/** What the names of options stand for, each once, in the order given. */
export function readChoices<Id extends string>(
  options: Options,
  question: Question<Id>,
  names: readonly string[],
): Id[] {
  return [...new Set(names.map((name) => readChoice(options, question, name)))];
}

/** The name is one that the list serves, in upper or lower case: some of the forms send it in lower. */
export function readChoice<Id extends string>(
  options: Options,
  { field, list, ids }: Question<Id>,
  name: string,
): Id {
  const option = options.optionsOf(list).find((each) => inLowerCase(each.name) === inLowerCase(name));
  const id = ids.find((each) => each === option?._id);
  if (id === undefined) throw invalidFields([{ field, message: `“${name}” is not one of the choices.` }]);
  return id;
}

function inLowerCase(name: string): string {
  return name.trim().toLowerCase();
}
