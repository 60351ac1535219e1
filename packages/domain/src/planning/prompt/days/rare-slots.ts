import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords } from "../reading/word-text.ts";
import { type MealSlot, mealSlots } from "../slots.ts";
import { weekdays } from "./weekdays.ts";

const day = `(?:${weekdays.join("|")}|mon|tue|tues|wed|weds|thu|thurs|fri|sat|sun)`;
const dayList = `(?<days>${day}(?:(?: ,)?(?: and)? ${day})*)`;

/** Meals that come on certain days only: "a dessert on Sunday only", "dessert just Thursday". */
export function findRareSlots(words: readonly PromptWord[]): ReadonlyMap<MealSlot, number> {
  const found = mealSlots.flatMap((slot) =>
    findInWords(
      words,
      `${slot} (?:(?:on )?${dayList} only|(?:just|only) (?:on )?${dayList.replace("days", "others")})`,
    ).map(({ groups }) => {
      const names = (groups["days"] ?? groups["others"] ?? "").match(new RegExp(day, "g"));
      return [slot, names?.length ?? 1] as const;
    }),
  );
  return new Map(found);
}
