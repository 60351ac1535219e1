import { longestPlanName } from "@fernwell/contract/plans";

/** A list of one plan has its name, with a number if another list is already called so. */
export function suggestListName(planNames: readonly string[], taken: readonly string[]): string {
  const [only, ...others] = planNames;
  const name = only !== undefined && others.length === 0 ? only : "Shopping list";
  let suggestion = name;
  for (let number = 2; taken.includes(suggestion); number += 1) {
    const ending = ` ${number}`;
    suggestion = name.slice(0, longestPlanName - ending.length) + ending;
  }
  return suggestion;
}
