import type { SeenRequest } from "./api.ts";

type Traits = Readonly<Record<string, readonly string[]>>;

interface FakeMeal {
  readonly id: string;
  readonly traits: Traits;
}

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  meal_type: { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner" },
  minutes: { "up-to-15": "Up to 15 minutes", "up-to-30": "Up to 30 minutes", "over-45": "Over 45 minutes" },
  cuisine: {
    italian: "Italian",
    thai: "Thai",
    greek: "Greek",
    indian: "Indian",
    malay: "Malay",
    french: "French",
    cuban: "Cuban",
    irish: "Irish",
    polish: "Polish",
    scottish: "Scottish",
    japanese: "Japanese",
  },
  with: { rice: "Rice", basil: "Basil", oats: "Oats" },
};

/** 22 quick Italian dinners, a slow Thai one, a Scottish breakfast, and a lunch of each other cuisine. */
const meals: readonly FakeMeal[] = [
  ...Array.from({ length: 22 }, (_, at) => meal(`Soup ${at}`, "dinner", "italian", ["up-to-30"], ["basil"])),
  meal("Pad krapow", "dinner", "thai", ["over-45"], ["rice", "basil"]),
  meal("Porridge", "breakfast", "scottish", ["up-to-15", "up-to-30"], ["oats"]),
  ...Object.keys(names["cuisine"] ?? {})
    .filter((cuisine) => !["italian", "thai", "scottish"].includes(cuisine))
    .map((cuisine) => meal(`Plate, ${cuisine}`, "lunch", cuisine, ["up-to-30"], ["rice"])),
];

export function isMealsCall({ url = "" }: SeenRequest): boolean {
  return url.startsWith("/api/recommend-meals?");
}

/** Filters as the API does: all filters must hold, the choices in one are alternatives, except ingredients at hand. */
export function recommendFakeMeals({ url = "" }: SeenRequest) {
  const query = new URLSearchParams(url.split("?")[1]);
  const page = Number(query.get("page"));
  const chosen = Object.keys(names).map((filter) => ({ filter, ids: query.get(filter)?.split(",") ?? [] }));
  const unknown = chosen.find(({ filter, ids }) => ids.some((id) => names[filter]?.[id] === undefined));
  if (unknown) {
    const issue = { loc: ["query", unknown.filter], msg: "This filter has no such option.", type: "custom" };
    return { status: 422, body: { detail: [issue], code: "invalid_fields" } };
  }

  const traits = Object.fromEntries(chosen.map(({ filter, ids }) => [filter, ids]));
  const left = listLeft(traits);
  const metadata = {
    otherCount: left.length,
    hidden: { total: 0, causes: [] },
    filters: chosen.map(({ filter, ids }) => ({ filter, options: listOptions(filter, ids, traits) })),
    emptied_by: left.length > 0 ? [] : listEmptying(traits),
  };
  return { body: { data: left.slice((page - 1) * 20, page * 20).map(toCard), metadata } };
}

function meal(id: string, type: string, cuisine: string, minutes: string[], foods: string[]): FakeMeal {
  return { id, traits: { meal_type: [type], cuisine: [cuisine], minutes, with: foods } };
}

function listLeft(chosen: Traits): FakeMeal[] {
  return meals.filter(({ traits }) =>
    Object.entries(chosen).every(([filter, ids]) => {
      const has = (id: string) => traits[filter]?.includes(id) === true;
      return filter === "with" ? ids.every(has) : ids.length === 0 || ids.some(has);
    }),
  );
}

function listOptions(filter: string, ids: readonly string[], chosen: Traits) {
  const options = Object.entries(names[filter] ?? {}).map(([id, name]) => {
    const beside = filter === "with" ? [...ids, id] : [id];
    return { id, name, count: listLeft({ ...chosen, [filter]: beside }).length, chosen: ids.includes(id) };
  });
  return options.filter(({ count, chosen: isChosen }) => count > 0 || isChosen);
}

function listEmptying(chosen: Traits) {
  return Object.entries(chosen).flatMap(([filter, ids]) =>
    ids.flatMap((id) => {
      const others = ids.filter((other) => other !== id);
      const count = listLeft({ ...chosen, [filter]: others }).length;
      return count > 0 ? [{ filter, id, name: names[filter]?.[id], count }] : [];
    }),
  );
}

function toCard({ id }: FakeMeal) {
  return {
    _id: id,
    meal_id: id,
    meal_name: id,
    meal_image: null,
    image_alt: null,
    image_stand_in: null,
    calories: 400,
    cooking_time: 20,
    favorite: false,
    reasons: [],
  };
}
