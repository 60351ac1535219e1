import { core } from "./core.ts";
import { standingFlows } from "./flows.ts";
import { danceAndChairFlows } from "./flows-dance-and-chair.ts";
import { hinges } from "./hinges.ts";
import { floorHolds } from "./holds-floor.ts";
import { uprightHolds } from "./holds-upright.ts";
import { jumps } from "./jumps.ts";
import { lowLimbRaises } from "./limb-raises-low.ts";
import { standingLimbRaises } from "./limb-raises-standing.ts";
import { lunges } from "./lunges.ts";
import { onMachines } from "./machines.ts";
import { mobility } from "./mobility.ts";
import { seatedMobility } from "./mobility-seated.ts";
import type { MotionSketch } from "./motion.ts";
import { pulls } from "./pulls.ts";
import { pushes } from "./pushes.ts";
import { rotations } from "./rotations.ts";
import { squats } from "./squats.ts";
import { steps } from "./steps.ts";
import { stretches } from "./stretches.ts";
import { seatedStretches } from "./stretches-seated.ts";
import { standingStretches } from "./stretches-standing.ts";
import { walks } from "./walks.ts";
import { inThePool } from "./water.ts";

/** The poses that an exercise's entry can choose from, by name. */
export const motions: ReadonlyMap<string, MotionSketch> = new Map(
  Object.entries({
    ...squats,
    ...hinges,
    ...lunges,
    ...jumps,
    ...standingLimbRaises,
    ...lowLimbRaises,
    ...pushes,
    ...pulls,
    ...core,
    ...rotations,
    ...walks,
    ...steps,
    ...onMachines,
    ...inThePool,
    ...seatedMobility,
    ...mobility,
    ...floorHolds,
    ...uprightHolds,
    ...seatedStretches,
    ...standingStretches,
    ...stretches,
    ...standingFlows,
    ...danceAndChairFlows,
  }),
);
