/** What a kitchen may lack, with the words for it and the cookware of a meal that needs it. */
const kinds = {
  oven: {
    said: /^(?:oven|baking)$/,
    needs: /\boven|\bbak(?:e|ing)\b|roasting|muffin tin|loaf tin|pie dish/i,
  },
  hob: {
    said: /^(?:hob|stove|stovetop|cooker)$/,
    needs: /\bpan\b|\bpot\b|saucepan|wok|casserole|griddle|steamer|stockpot/i,
  },
  blender: { said: /^(?:blender|processor)$/, needs: /blender|food processor/i },
} as const;

export type Cookware = keyof typeof kinds;
const cookware = Object.keys(kinds) as Cookware[];

export function findCookware(word: string): Cookware | null {
  return cookware.find((kind) => kinds[kind].said.test(word)) ?? null;
}

interface Cooked {
  readonly cookware: readonly string[];
}

export function needsCookware(meal: Cooked, kind: Cookware): boolean {
  return meal.cookware.some((thing) => kinds[kind].needs.test(thing));
}

const heat =
  /\bpan\b|\bpot\b|saucepan|oven|\btin\b|\btray\b|grill|wok|steamer|casserole|griddle|kettle|toaster|bak(?:e|ing)|espresso/i;

/** Made without heating anything. */
export function isMadeCold(meal: Cooked): boolean {
  return !meal.cookware.some((thing) => heat.test(thing));
}
