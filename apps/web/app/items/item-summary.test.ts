import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { expect, test } from "vitest";
import { summariseItem, type WireItem } from "./item-summary.ts";

function listFacts(kind: ItemKind, item: Omit<WireItem, "_id">): string[] {
  return summariseItem(kind, { _id: "it", ...item }).facts.map(({ text }) => text);
}

test("[DATA-17] [DATA-18] a meal has its name, picture, minutes and calories", () => {
  const meal = {
    _id: "luxury-muesli",
    meal_name: "Luxury Muesli",
    meal_image: "/media/meals/luxury-muesli/800.webp",
    image_alt: "A bowl of muesli",
    image_stand_in: "data:,",
    cooking_time: 35,
    calories: 508.6,
    favorite: true,
  };
  expect(summariseItem("meal", meal)).toMatchObject({
    kind: "meal",
    id: "luxury-muesli",
    title: "Luxury Muesli",
    picture: {
      address: "/media/meals/luxury-muesli/800.webp",
      alt: "A bowl of muesli",
      placeholder: "data:,",
    },
    isFavourite: true,
  });
  expect(listFacts("meal", meal)).toEqual(["35 min"]);
  expect(summariseItem("meal", meal).energy).toBe(508.6);
});

test.each<[ItemKind, Partial<WireItem>]>([
  ["exercise", { exercise_name: "Lunges", image_url: "/lunges/800.webp" }],
  ["exercise", { title: "Lunges", image: "/lunges/800.webp" }],
  ["meditation", { name: "Lunges", image_url: "/lunges/800.webp" }],
  ["meditation", { title: "Lunges", image: "/lunges/800.webp" }],
])(
  "[DATA-23] [DATA-24] [OPEN-117] reads the title and the picture of %s under either name: %j",
  (kind, names) => {
    const { title, picture, isFavourite } = summariseItem(kind, { _id: "lunges", ...names });
    expect([title, picture.address, isFavourite]).toEqual(["Lunges", "/lunges/800.webp", false]);
  },
);

test("[DATA-23] an exercise has its minutes, intensity and equipment", () => {
  expect(listFacts("exercise", { duration: 12, intensity: "Light", equipment: ["Mat", "Towel"] })).toEqual([
    "12 min",
    "Light",
    "Mat, towel",
  ]);
  expect(listFacts("exercise", { equipment: [] })).toEqual(["No equipment"]);
});

test("[DATA-24] a meditation has its minutes and practice", () => {
  expect(listFacts("meditation", { duration: 8, practice: "Body Scan" })).toEqual(["8 min", "Body Scan"]);
});

test.each(itemKinds)("nothing is said that is not known of a %s", (kind) => {
  expect(listFacts(kind, {})).toEqual([]);
});
