import type { CatalogueExercise } from "@fernwell/catalogue/catalogue";
import type { Equipment, Position } from "@fernwell/domain/movement/exercise";
import { type Posture, postures, recognisePosture } from "./figure/posture.ts";
import { solve } from "./figure/skeleton.ts";
import { chooseMotion, hasOwnPose, type PosedExercise } from "./poses/choose-pose.ts";

type Described = PosedExercise & Pick<CatalogueExercise, "name" | "steps" | "workoutTypes">;

/** Describes the picture in one sentence, with the entry's own words for the effort. */
export function describeExercise(exercise: Described): string {
  const { name, equipment, steps } = exercise;
  const { main, remembered } = chooseMotion(exercise);
  // A generic pose may show other equipment than the exercise needs.
  const drawn = hasOwnPose(exercise) ? equipment : [];
  const things = drawn.filter((thing) => thing !== "pool").map(withArticle);
  const props = things.length === 0 ? "" : ` with ${listOf(things)}`;
  const others = remembered.filter((index) => index !== main).length;
  return `${name}: a figure ${describePosture(exercise)}${props}${otherPositions[others] ?? ""}; the effort is “${shorten(findEffort(steps))}”.`;
}

const otherPositions = ["", ", its other position faint behind it", ", two other positions faint beside it"];

/** The drawn posture if the entry lists it, otherwise the entry's first position. */
function describePosture(exercise: Described): string {
  const { positions, workoutTypes } = exercise;
  const { poses, main, isSteady } = chooseMotion(exercise);
  const pose = poses[main];
  const seen = pose === undefined ? "upright" : recognisePosture(pose, solve(pose));
  const [first] = positions;
  if (!positions.includes(positionByPosture[seen])) return first === undefined ? "" : named[first];
  if (seen !== "upright" || !isSteady) return postures[seen];
  if (workoutTypes.includes("running")) return "running";
  return workoutTypes.includes("walking") ? "walking" : postures[seen];
}

const positionByPosture: Record<Posture, Position> = {
  upright: "standing",
  airborne: "standing",
  seated: "seated",
  "floor-seated": "floor-seated",
  kneeling: "kneeling",
  "hands-and-knees": "hands-and-knees",
  "hands-and-feet": "hands-and-knees",
  handstand: "hands-and-knees",
  supine: "supine",
  "hips-lifted": "supine",
  arched: "supine",
  prone: "prone",
  "side-lying": "side-lying",
  "side-propped": "side-lying",
  hanging: "hanging",
};

const named: Record<Position, string> = {
  standing: "standing",
  seated: "sitting",
  "floor-seated": "sitting on the floor",
  kneeling: "kneeling",
  "hands-and-knees": "on hands and knees",
  supine: "lying on the back",
  prone: "lying face down",
  "side-lying": "lying on one side",
  hanging: "hanging from the hands",
  "in-water": "in the water",
};

const plurals: readonly Equipment[] = ["dumbbells", "walking-poles"];

function withArticle(thing: Equipment): string {
  const name = thing.replaceAll("-", " ").replace("pull up", "pull-up");
  if (plurals.includes(thing)) return name;
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

function findEffort(steps: readonly string[]): string {
  const effort = steps.slice(1).find((step) => /breath(e|ing)? out|exhal|out-breath/i.test(step));
  return effort ?? steps[1] ?? steps[0] ?? "";
}

/** Cuts at a clause, at about a line and a half. */
function shorten(step: string, limit = 130): string {
  const sentence = step.replace(/[.!?].*$/, "");
  if (sentence.length <= limit) return sentence;
  const cut = Math.max(sentence.lastIndexOf(",", limit), sentence.lastIndexOf(";", limit));
  return cut > 20 ? sentence.slice(0, cut) : sentence;
}
