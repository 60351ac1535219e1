import type { RestFacet } from "../calm/rest-facets.ts";
import type { MovementFacet } from "../movement/facets.ts";
import type { Limitation } from "../movement/limitations.ts";
import type { Condition } from "./condition.ts";

/** What a limitation keeps out of rest. */
export const limitationRest: Readonly<Record<Limitation, readonly RestFacet[]>> = {
  neck: ["neck-movement"],
  shoulder: ["shoulder-movement"],
  elbow: ["hand-movement", "shoulder-movement"],
  wrist: ["hand-movement"],
  "lower-back": ["back-movement"],
  hip: ["leg-movement"],
  knee: ["leg-movement"],
  ankle: ["leg-movement"],
  pregnancy: ["breath-hold", "muscle-tensing"],
  "high-blood-pressure": ["breath-hold", "muscle-tensing"],
  "heart-condition": ["breath-hold", "muscle-tensing"],
  osteoporosis: ["back-movement"],
  "unsteady-balance": ["balancing", "standing"],
  "breathing-difficulty": ["breath-hold", "paced-breathing", "voice"],
  "weak-pelvic-floor": [],
  "stays-seated": ["standing", "walking", "leg-movement"],
  "cannot-get-to-the-floor": [],
};

/** What a movement that a person avoids keeps out of rest. Scripts let them lie on whichever side they like. */
export const movementRest: Readonly<Record<MovementFacet, readonly RestFacet[]>> = {
  water: [],
  "two-hands": ["hand-movement"],
  grip: ["hand-movement"],
  "weight-on-arms": [],
  legs: ["leg-movement", "standing", "walking"],
  standing: ["standing", "walking"],
  kneeling: [],
  "deep-hip-flexion": ["leg-movement"],
  "hip-cross": ["leg-movement"],
  inversion: ["back-movement"],
  "breath-hold": ["breath-hold"],
  overhead: ["shoulder-movement"],
  impact: [],
  jumping: [],
  running: [],
  "single-leg": ["balancing"],
  balance: ["balancing"],
  "floor-transfer": [],
  "eyes-closed": ["eyes-closed"],
  "neck-load": ["neck-movement"],
  "spine-flexion": ["back-movement"],
  "spine-extension": ["back-movement"],
  "spine-twist": ["back-movement"],
  "lying-on-back": [],
  "lying-on-front": [],
  "lying-on-side": [],
  "heavy-strain": ["muscle-tensing"],
  "elbow-grip": ["hand-movement"],
  "high-heart-rate": [],
  "fast-direction-change": [],
  saddle: [],
  toes: ["leg-movement"],
};

/** Everything that a condition keeps out of rest, by itself and through what it keeps out of movement. */
export function listConditionRest({ rest, movement }: Condition): readonly RestFacet[] {
  return [
    ...rest,
    ...(movement?.limitations ?? []).flatMap((limitation) => limitationRest[limitation]),
    ...(movement?.facets ?? []).flatMap((facet) => movementRest[facet]),
  ];
}
