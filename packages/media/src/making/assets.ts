import { deriveCatalogue } from "@fernwell/catalogue/catalogue";
import { readEntries } from "@fernwell/catalogue/entries";
import { drawBodyMap } from "../exercises/body-map.ts";
import { renderClip } from "../exercises/clip.ts";
import { describeExercise } from "../exercises/describe-exercise.ts";
import { animatedSvg, drawExercise } from "../exercises/draw-exercise.ts";
import { describeMeal } from "../meals/describe-meal.ts";
import { drawMeal } from "../meals/draw-meal.ts";
import { describeMeditation } from "../meditations/describe-meditation.ts";
import { drawMeditation } from "../meditations/draw-meditation.ts";
import { describePerson, drawPerson } from "../people/draw-person.ts";
import { teamMembers } from "../people/team.ts";
import { sitePictures } from "../site/pictures.ts";
import { captionsOf } from "../sound/captions.ts";
import { renderTrack } from "../sound/render.ts";
import { writeFiles, writePicture } from "./files.ts";

export const mediaKinds = ["meals", "exercises", "clips", "meditations", "sounds", "people", "site"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What is said of a file set besides its address. */
export interface MediaFacts {
  readonly alt?: string;
  /** A tiny blurred picture as a data address, to be shown while the real one loads. */
  readonly standIn?: string;
}

/** One set of files that is made together and lies in one folder. */
export interface Asset {
  readonly kind: MediaKind;
  readonly id: string;
  /** All that the files depend on besides the code that makes them. */
  readonly input: object;
  /** Seconds, roughly, so that the long ones start first. */
  readonly cost: number;
  make(dir: string): Promise<MediaFacts>;
}

/** Every asset that the entries and the site ask for. */
export async function listAssets(): Promise<Asset[]> {
  const { entries, problems } = await readEntries();
  if (problems.length > 0) throw new Error("the catalogue has problems; catalogue:check lists them");
  const { meals, exercises, meditations, coaches } = deriveCatalogue(entries);

  return [
    ...meditations.map(
      (meditation): Asset => ({
        kind: "sounds",
        id: meditation.id,
        input: meditation,
        cost: meditation.minutes * 2,
        async make(dir) {
          await renderTrack(meditation, { dir });
          await writeFiles(dir, { "captions.vtt": captionsOf(meditation) });
          return {};
        },
      }),
    ),
    ...exercises.map(
      (exercise): Asset => ({
        kind: "clips",
        id: exercise.id,
        input: exercise,
        cost: 3,
        async make(dir) {
          await renderClip(exercise, dir);
          await writeFiles(dir, {
            "motion.svg": animatedSvg(exercise),
            "body-map.svg": drawBodyMap(exercise.muscles),
          });
          return {};
        },
      }),
    ),
    ...meals.map((meal) => pictureOf("meals", meal, drawMeal, describeMeal)),
    ...exercises.map((exercise) => pictureOf("exercises", exercise, drawExercise, describeExercise)),
    ...meditations.map((item) => pictureOf("meditations", item, drawMeditation, describeMeditation)),
    ...[...coaches, ...teamMembers].map((person) => pictureOf("people", person, drawPerson, describePerson)),
    ...sitePictures.map(({ name, draw, ...facts }) =>
      pictureOf(
        "site",
        { id: name, ...facts },
        () => draw(),
        ({ alt }) => alt,
      ),
    ),
  ];
}

function pictureOf<Item extends { readonly id: string }>(
  kind: MediaKind,
  item: Item,
  draw: (item: Item) => string,
  describe: (item: Item) => string,
): Asset {
  return {
    kind,
    id: item.id,
    input: item,
    cost: 1,
    async make(dir) {
      const alt = describe(item);
      return { alt, standIn: await writePicture(dir, draw(item)) };
    },
  };
}
