import type { CatalogueExercise } from "@fernwell/catalogue/catalogue";
import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { type Sound, sounds } from "@fernwell/domain/calm/meditation";
import { drawMotionSvg } from "@fernwell/studio-clips/film";
import { renderClip } from "@fernwell/studio-clips/render-clip";
import { drawBodyMap } from "@fernwell/studio-pictures/exercises/body-map";
import { describeExercise } from "@fernwell/studio-pictures/exercises/describe-exercise";
import { drawExercise } from "@fernwell/studio-pictures/exercises/draw-exercise";
import { describeMeal } from "@fernwell/studio-pictures/meals/describe-meal";
import { drawMeal } from "@fernwell/studio-pictures/meals/draw-meal";
import { toDrawnMeals } from "@fernwell/studio-pictures/meals/drawn-meal";
import { describeMeditation } from "@fernwell/studio-pictures/meditations/describe-meditation";
import { drawMeditation } from "@fernwell/studio-pictures/meditations/draw-meditation";
import {
  describeCoach,
  describeTeamMember,
  drawCoach,
  drawTeamMember,
} from "@fernwell/studio-pictures/people/draw-person";
import { teamMembers } from "@fernwell/studio-pictures/people/team";
import { listSitePictures } from "@fernwell/studio-pictures/site/pictures";
import { writeCaptions } from "@fernwell/studio-sound/captions";
import { renderLoopTrack, renderTrack } from "@fernwell/studio-sound/render";
import { type Drawings, drawAll, pictureDrawing } from "./drawings.ts";
import { writeFiles, writePicture } from "./files.ts";

export const mediaKinds = [
  "meals",
  "exercises",
  "clips",
  "meditations",
  "sounds",
  "loops",
  "people",
  "site",
] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What is learnt about a set of files by making it. */
export interface MediaFacts {
  /** A tiny blurred picture as a data URL, shown while the real one loads. */
  readonly standIn?: string;
  /** Only the drawings were made: there are no encoded pictures, clips or sound. */
  readonly isDrawn?: true;
}

/** A set of files that are made together and share a folder. */
export interface Asset {
  readonly kind: MediaKind;
  readonly id: string;
  /** Everything the files depend on besides code. */
  readonly input: object;
  /** Rough duration in seconds. The longest start first. */
  readonly cost: number;
  readonly drawings: Drawings;
  /** A picture in words. */
  describe?(): string;
  make(dir: string): Promise<MediaFacts>;
}

/** Lists every asset that the entries and the site need. */
export async function listAssets(): Promise<Asset[]> {
  const catalogue = await readCatalogue();
  const { exercises, meditations, coaches } = catalogue;

  return [
    ...meditations.map(
      (meditation): Asset => ({
        kind: "sounds",
        id: meditation.id,
        input: meditation,
        cost: meditation.minutes * 2,
        drawings: {},
        async make(dir) {
          await renderTrack(meditation, { dir });
          await writeFiles(dir, { "captions.vtt": writeCaptions(meditation) });
          return {};
        },
      }),
    ),
    ...sounds.map(createLoopAsset),
    ...exercises.map(createClipAsset),
    ...toDrawnMeals(catalogue).map((meal) => createPictureAsset("meals", meal, drawMeal, describeMeal)),
    ...exercises.map((exercise) => createPictureAsset("exercises", exercise, drawExercise, describeExercise)),
    ...meditations.map((item) => createPictureAsset("meditations", item, drawMeditation, describeMeditation)),
    ...coaches.map((coach) => createPictureAsset("people", coach, drawCoach, describeCoach)),
    ...teamMembers.map((member) => createPictureAsset("people", member, drawTeamMember, describeTeamMember)),
    ...listSitePictures(catalogue).map(({ name, draw, ...facts }) =>
      createPictureAsset(
        "site",
        { id: name, ...facts },
        () => draw(),
        ({ alt }) => alt,
      ),
    ),
  ];
}

function createLoopAsset(sound: Sound): Asset {
  return {
    kind: "loops",
    id: sound,
    input: {},
    cost: 4,
    drawings: {},
    async make(dir) {
      await renderLoopTrack(sound, { dir });
      return {};
    },
  };
}

function createClipAsset(exercise: CatalogueExercise): Asset {
  const drawings = {
    "motion.svg": () => drawMotionSvg(exercise),
    "body-map.svg": () => drawBodyMap(exercise.muscles),
  };
  return {
    kind: "clips",
    id: exercise.id,
    input: exercise,
    cost: 3,
    drawings,
    async make(dir) {
      await renderClip(exercise, dir);
      await writeFiles(dir, drawAll(drawings));
      return {};
    },
  };
}

function createPictureAsset<Item extends { readonly id: string }>(
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
    drawings: { [pictureDrawing]: () => draw(item) },
    describe: () => describe(item),
    make: async (dir) => ({ standIn: await writePicture(dir, draw(item)) }),
  };
}
