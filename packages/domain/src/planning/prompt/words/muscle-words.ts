import type { Muscle } from "../../../movement/exercise.ts";

const legs: readonly Muscle[] = ["glutes", "quadriceps", "hamstrings", "calves"];
const arms: readonly Muscle[] = ["biceps", "triceps"];
const core: readonly Muscle[] = ["abdominals", "obliques", "deep-core"];
const back: readonly Muscle[] = ["upper-back", "lats", "lower-back"];

/** Words for muscles or the body parts to train. */
export const muscleWords: readonly (readonly [muscles: readonly Muscle[], phrases: string])[] = [
  [legs, "leg, lower body, leg day, lower half"],
  [arms, "arm, upper arms, bingo wings, arm muscles"],
  [
    core,
    `core, abs, ab, stomach, tummy, belly, midsection, six pack, 6 pack, trunk, core strength,
    stomach muscles, tummy muscles, core muscles, waist, middle`,
  ],
  [back, "back, back muscles"],
  [["shoulders", "chest", "upper-back", "lats", "biceps", "triceps"], "upper body, top half, upper half"],
  [["neck"], "neck"],
  [["shoulders"], "shoulder, delts, deltoids"],
  [["chest"], "chest, pecs, pec, pectorals"],
  [
    ["upper-back"],
    `upper back, traps, between my shoulder blades, shoulder blades, mid back, posture,
    rounded shoulders`,
  ],
  [["lats"], "lats, lat"],
  [["lower-back"], "lower back, low back, lumbar"],
  [["biceps"], "biceps, bicep, guns"],
  [["triceps"], "triceps, tricep"],
  [["forearms"], "forearm, grip strength, grip, wrist, hands, fingers"],
  [["abdominals"], "abdominals, abdominal, lower abs, upper abs"],
  [["obliques"], "obliques, love handles, side abs, waistline"],
  [["deep-core"], "deep core, transverse abdominis, deep abdominals"],
  [["pelvic-floor"], "pelvic floor, kegel, kegels"],
  [["glutes"], "glutes, bum, butt, booty, backside, bottom, buttocks, peach, behind"],
  [["hip-flexors"], "hip flexor, hip flexors"],
  [["hip-flexors", "outer-hips", "glutes"], "hip, hips"],
  [["inner-thighs"], "inner thigh, adductor, groin"],
  [["outer-hips"], "outer hip, outer thigh, abductor, side of my hips"],
  [["quadriceps"], "quadriceps, quads, front of my thighs"],
  [["quadriceps", "hamstrings"], "thigh, thighs"],
  [["hamstrings"], "hamstrings, hammies, back of my legs, back of the legs"],
  [["calves"], "calves, calf, calfs"],
  [["shins"], "shin, shins"],
  [["feet"], "feet, foot, ankles, ankle"],
  [["heart-and-lungs"], "heart and lungs, lungs"],
];
