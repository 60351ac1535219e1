import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { expect, test } from "vitest";
import { summariseItem, type WireItem } from "./item-summary.ts";

function factsOf(kind: ItemKind, item: Omit<WireItem, "_id">): string[] {
  return summariseItem(kind, { _id: "it", ...item }).facts.map(({ text }) => text);
}

test("[DATA-17] [DATA-18] a meal is named, pictured and told by its minutes and calories", () => {
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
    picture: { address: "/media/meals/luxury-muesli/800.webp", alt: "A bowl of muesli", standIn: "data:," },
    isFavourite: true,
  });
  expect(factsOf("meal", meal)).toEqual(["35 min", "509 kcal"]);
});

test.each<[ItemKind, Partial<WireItem>]>([
  ["exercise", { exercise_name: "Lunges", image_url: "/lunges/800.webp" }],
  ["exercise", { title: "Lunges", image: "/lunges/800.webp" }],
  ["meditation", { name: "Lunges", image_url: "/lunges/800.webp" }],
  ["meditation", { title: "Lunges", image: "/lunges/800.webp" }],
])(
  "[DATA-23] [DATA-24] [OPEN-117] either name of the title and the picture of %s is read: %j",
  (kind, names) => {
    const { title, picture, isFavourite } = summariseItem(kind, { _id: "lunges", ...names });
    expect([title, picture.address, isFavourite]).toEqual(["Lunges", "/lunges/800.webp", false]);
  },
);

test("[DATA-23] an exercise is told by its minutes, intensity and equipment", () => {
  expect(factsOf("exercise", { duration: 12, intensity: "Light", equipment: ["Mat", "Towel"] })).toEqual([
    "12 min",
    "Light",
    "Mat, towel",
  ]);
  expect(factsOf("exercise", { equipment: [] })).toEqual(["No equipment"]);
});

test("[DATA-24] a meditation is told by its minutes and practice", () => {
  expect(factsOf("meditation", { duration: 8, practice: "Body Scan" })).toEqual(["8 min", "Body Scan"]);
});

test.each(itemKinds)("nothing is said that is not known of a %s", (kind) => {
  expect(factsOf(kind, {})).toEqual([]);
});
