import type { Catalogue } from "@fernwell/catalogue/catalogue";
import { drawExercise } from "../exercises/draw-exercise.ts";
import { drawMeal } from "../meals/draw-meal.ts";
import { toDrawnMeals } from "../meals/drawn-meal.ts";
import { drawMeditation } from "../meditations/draw-meditation.ts";
import type { SitePicture } from "./site-picture.ts";

/** The landing page shows twelve items of the catalogue. [DATA-34] [DATA-36] [DATA-38] */
export function listLandingItems(catalogue: Catalogue): SitePicture[] {
  const { exercises, meditations } = catalogue;
  const meals = toDrawnMeals(catalogue);
  return [
    ...[
      ["luxury-muesli", "A bowl of muesli with dried fruit, nuts and berries, seen from above"],
      [
        "porridge-with-date-puree",
        "A bowl of porridge with dates, seen from above, with a wooden spoon beside it",
      ],
      ["scrambled-eggs", "Scrambled eggs with cherry tomatoes and herbs on a plate, seen from above"],
      [
        "chickpea-scramble",
        "Chickpeas with tomatoes, red pepper, onion and spinach in a pan, seen from above",
      ],
    ].map(([id = "", alt = ""]) => item(id, alt, () => drawMeal(require(meals, id)))),
    ...[
      ["push-ups", "A woman lowering herself in a push-up, with the upper position shown behind"],
      ["squats", "A woman in a squat with arms stretched forward, with the standing position shown behind"],
      ["seated-cable-row", "A man rowing at a seated cable machine, with the start of the pull shown behind"],
      [
        "lunges",
        "A person in a lunge with the back knee near the floor, with the standing position shown behind",
      ],
    ].map(([id = "", alt = ""]) => item(id, alt, () => drawExercise(require(exercises, id)))),
    ...[
      [
        "wonderland-of-meditation",
        "Red toadstools, ferns and dew as big as lanterns, and a small green door in a wall",
      ],
      ["starfish-meditation", "An orange starfish with its five arms spread in a clear rock pool"],
      ["relaxing-breath-meditation", "A white feather rocking slowly down through a blue sky above hills"],
      [
        "feel-better-meditation",
        "Curtains opened a little way to the sun, an armchair with a rug, and a warm drink",
      ],
    ].map(([id = "", alt = ""]) => item(id, alt, () => drawMeditation(require(meditations, id)))),
  ];
}

function item(id: string, alt: string, draw: () => string): SitePicture {
  return { name: `item-${id}`, width: 1200, height: 900, alt, draw };
}

function require<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`the landing page shows ${id}, which the catalogue does not have`);
  return entry;
}
