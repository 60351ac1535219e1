import { type HealthTag, isWishedTag } from "../../food/health-tags.ts";
import { splitWords } from "../../safety/words.ts";
import { pluralise } from "../picking/plan-title.ts";
import { spellNumber } from "../picking/spell-number.ts";
import type { Wish } from "../picking/wishes.ts";
import type { MealLimit } from "../prompt/limits/meal-limits.ts";
import type { MealRequest } from "../prompt/requests.ts";
import { type MealSlot, mealSlots } from "../prompt/slots.ts";
import { type Chip, type ChipChanges, change, chip, keep, needChip } from "./chip.ts";
import { describeWeekdays, name as nameDay } from "./day-words.ts";
import { changeShared, listTimeChips } from "./shared-chips.ts";

export function listMealChips(
  request: MealRequest,
  wishes: readonly Pick<Wish<never>, "name" | "id" | "words">[],
): Chip[] {
  const { diets, healthTags, wantedFoods, useUpIngredientIds, unwantedFoods } = request;
  const kinds = wishes.filter(({ name }) => name === "cuisine" || name === "dish");
  return [
    ...listCounts(request),
    ...(request.weekdays.length > 0
      ? [chip("weekdays", describeWeekdays(request.weekdays))]
      : request.days !== null && request.days > 1
        ? [chip("days", `${request.days} days`, request.days)]
        : []),
    ...(request.servings === null ? [] : [chip("servings", `for ${request.servings}`, request.servings)]),
    ...listTimeChips(request),
    ...(request.isCheap ? [chip("cheap", "cheap")] : []),
    ...diets.map((diet) => needChip(`diet:${diet}`, diet.replaceAll("-", " "))),
    ...healthTags.map((tag) => (isWishedTag(tag) ? chip : needChip)(`tag:${tag}`, describeTag(tag))),
    ...kinds.map(({ id, words }) => chip(id, words)),
    ...wantedFoods.map(({ name, ingredientIds }) =>
      chip(
        `food:${name}`,
        ingredientIds.some((id) => useUpIngredientIds.includes(id)) ? `use up ${name}` : name,
      ),
    ),
    ...(request.maxCalories === null
      ? []
      : [chip("maxCalories", `up to ${request.maxCalories} kcal`, request.maxCalories)]),
    ...(request.minProtein === null
      ? []
      : [chip("minProtein", `at least ${request.minProtein} g of protein`, request.minProtein)]),
    ...request.limits.flatMap(listLimitChips),
    ...(request.maxRepeats === null
      ? []
      : [chip("repeats", `nothing more than ${describeTimes(request.maxRepeats)}`, request.maxRepeats)]),
    ...unwantedFoods.map(({ name }) => needChip(`no:${name}`, `no ${name}`)),
    ...request.unwantedWords
      .filter((word) => !unwantedFoods.some(({ name }) => splitWords(name).includes(word)))
      .map((word) => needChip(`no:${word}`, `no ${word}`)),
    ...request.unwantedCookware.map((kind) => chip(`no:${kind}`, `no ${kind}`)),
    ...request.unwantedMealTypes.map((type) => chip(`no:${type}`, `no ${type}`)),
    ...request.noCookDays.map((day) => chip(`noCook:${day}`, `no cooking on ${nameDay(day)}`)),
    ...(request.wantsLeftovers ? [chip("leftovers", "leftovers welcome")] : []),
  ];
}

function listCounts({ count, perSlot, slots }: MealRequest): Chip[] {
  const stated = mealSlots.flatMap((slot) => {
    const each = perSlot[slot];
    return each === undefined ? [] : [chip(`count:${slot}`, `${each} ${pluralise(slot, each)}`, each)];
  });
  if (stated.length > 0) return stated;
  const noun = slots.length === 1 ? (slots[0] ?? "meal") : "meal";
  if (count !== null) return [chip("count", `${count} ${pluralise(noun, count)}`, count)];
  return slots.map((slot) => chip(`slot:${slot}`, pluralise(slot, 2)));
}

function listLimitChips({ what, atLeast, atMost }: MealLimit): Chip[] {
  return [
    ...(atLeast === null
      ? []
      : [chip(`atLeast:${what}`, `${what} at least ${describeTimes(atLeast)}`, atLeast)]),
    ...(atMost === null ? [] : [chip(`atMost:${what}`, `${what} at most ${describeTimes(atMost)}`, atMost)]),
  ];
}

function describeTimes(times: number): string {
  return times === 1 ? "once" : times === 2 ? "twice" : `${spellNumber(times)} times`;
}

function describeTag(tag: HealthTag): string {
  return tag === "lighter-meal" ? "light" : tag.replaceAll("-", " ");
}

/** The request after a person has taken chips away or changed their numbers. */
export function changeMealRequest(request: MealRequest, changes: ChipChanges): MealRequest {
  const isGone = (id: string) => changes.without.includes(id);
  const wantedFoods = request.wantedFoods.filter(({ name }) => !isGone(`food:${name}`));
  const unwantedFoods = request.unwantedFoods.filter(({ name }) => !isGone(`no:${name}`));
  const isOf = (foods: MealRequest["wantedFoods"], id: string) =>
    foods.some(({ ingredientIds }) => ingredientIds.some((each) => each === id));
  const hasLostFood = unwantedFoods.length < request.unwantedFoods.length;
  return {
    ...request,
    ...changeShared(request, changes),
    ...changeCounts(request, changes),
    slots: keep("slot", request.slots, changes),
    mealTypes: keep("slot", request.mealTypes, changes),
    servings: change("servings", request.servings, changes),
    isCheap: request.isCheap && !isGone("cheap"),
    diets: keep("diet", request.diets, changes),
    healthTags: keep("tag", request.healthTags, changes),
    wantedFoods,
    wantedIngredientIds: request.wantedIngredientIds.filter((id) => isOf(wantedFoods, id)),
    useUpIngredientIds: request.useUpIngredientIds.filter((id) => isOf(wantedFoods, id)),
    unwantedFoods,
    unwantedIngredientIds: hasLostFood
      ? unwantedFoods.flatMap((food) => food.ingredientIds)
      : request.unwantedIngredientIds,
    unwantedAllergens: hasLostFood
      ? unwantedFoods.flatMap((food) => food.allergens)
      : request.unwantedAllergens,
    unwantedWords: keep("no", request.unwantedWords, changes),
    unwantedCookware: keep("no", request.unwantedCookware, changes),
    unwantedMealTypes: keep("no", request.unwantedMealTypes, changes),
    noCookDays: keep("noCook", request.noCookDays, changes),
    wantsLeftovers: request.wantsLeftovers && !isGone("leftovers"),
    addsLeftoverLunches: request.addsLeftoverLunches && !isGone("leftovers"),
    maxCalories: change("maxCalories", request.maxCalories, changes),
    minProtein: change("minProtein", request.minProtein, changes),
    limits: request.limits.flatMap((limit) => {
      const atLeast = change(`atLeast:${limit.what}`, limit.atLeast, changes);
      const atMost = change(`atMost:${limit.what}`, limit.atMost, changes);
      return atLeast === null && atMost === null ? [] : [{ ...limit, atLeast, atMost }];
    }),
    searchText: removeSearched(request.searchText, changes.without),
  };
}

/** A changed number of meals changes the days too, where there is one a day. */
function changeCounts(request: MealRequest, changes: ChipChanges): Partial<MealRequest> {
  const { perSlot, count } = request;
  const { days, weekdays } = changeShared(request, changes);
  const stated = mealSlots.flatMap((slot): [MealSlot, number][] => {
    const each = change(`count:${slot}`, perSlot[slot] ?? null, changes);
    return each === null ? [] : [[slot, each]];
  });
  if (Object.keys(perSlot).length === 0) return { count: change("count", count, changes), days, weekdays };
  const most = Math.max(0, ...stated.map(([, each]) => each));
  const wasDaily = Object.values(perSlot).every((each) => each === request.days);
  const isSame = stated.every(([slot, each]) => each === perSlot[slot]);
  const isMoved = wasDaily && !isSame && days === request.days;
  return {
    perSlot: Object.fromEntries(stated),
    count: stated.length === 0 ? null : stated.reduce((sum, [, each]) => sum + each, 0),
    days: isMoved ? most : days,
    weekdays: isMoved ? weekdays.slice(0, most) : weekdays,
  };
}

/** A cuisine or dish is part of the words that are searched for. */
function removeSearched(searchText: string, without: readonly string[]): string {
  const gone = without.flatMap(
    (id) => (/^(?:cuisine|dish):/.test(id) ? id.split(":")[1]?.split("-") : undefined) ?? [],
  );
  if (gone.length === 0) return searchText;
  return searchText
    .split(" ")
    .filter((word) => !gone.some((each) => word.toLowerCase().startsWith(each.replace(/s$/, ""))))
    .join(" ");
}
