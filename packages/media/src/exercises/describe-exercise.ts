import type { Equipment, Exercise, Position } from "@fernwell/domain/movement/exercise";
import { type Posture, postureOf, postures } from "./figure/posture.ts";
import { solve } from "./figure/skeleton.ts";
import { motionFor } from "./poses/motions.ts";

type Described = Pick<
  Exercise,
  "id" | "name" | "pattern" | "positions" | "equipment" | "steps" | "workoutTypes"
>;

/** What the picture shows, in one sentence, with the entry's own words for the effort. */
export function describeExercise(exercise: Described): string {
  const { name, equipment, steps } = exercise;
  const { main, remembered } = motionFor(exercise);
  const things = equipment.filter((thing) => thing !== "pool").map(nameOf);
  const props = things.length === 0 ? "" : ` with ${listOf(things)}`;
  const others = remembered.filter((index) => index !== main).length;
  return `${name}: a figure ${postureIn(exercise)}${props}${otherPositions[others] ?? ""}; the effort is “${shorten(effortOf(steps))}”.`;
}

const otherPositions = ["", ", its other position faint behind it", ", two other positions faint beside it"];

/** The drawn posture where the entry knows it too, and otherwise the entry's first. */
function postureIn(exercise: Described): string {
  const { positions, workoutTypes } = exercise;
  const { poses, main, isSteady } = motionFor(exercise);
  const pose = poses[main];
  const seen = pose === undefined ? "upright" : postureOf(pose, solve(pose));
  const [first] = positions;
  if (!positions.includes(positionOf[seen])) return first === undefined ? "" : named[first];
  if (seen !== "upright" || !isSteady) return postures[seen];
  if (workoutTypes.includes("running")) return "running";
  return workoutTypes.includes("walking") ? "walking" : postures[seen];
}

const positionOf: Record<Posture, Position> = {
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

function nameOf(thing: Equipment): string {
  const name = thing.replaceAll("-", " ").replace("pull up", "pull-up");
  if (plurals.includes(thing)) return name;
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

function effortOf(steps: readonly string[]): string {
  const effort = steps.slice(1).find((step) => /breath(e|ing)? out|exhal|out-breath/i.test(step));
  return effort ?? steps[1] ?? steps[0] ?? "";
}

/** Whole clauses only, of about a line and a half. */
function shorten(step: string, limit = 130): string {
  const sentence = step.replace(/[.!?].*$/, "");
  if (sentence.length <= limit) return sentence;
  const cut = Math.max(sentence.lastIndexOf(",", limit), sentence.lastIndexOf(";", limit));
  return cut > 20 ? sentence.slice(0, cut) : sentence;
}
