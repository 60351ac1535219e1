import { bodyAreas, type MovementFacets } from "../src/movement/exercise.ts";

/** An easy movement on a chair, but for what is said. */
export function aMovement(overrides: Partial<MovementFacets> = {}): MovementFacets {
  return {
    pattern: "mobilise",
    positions: ["seated"],
    impact: "none",
    load: Object.fromEntries(bodyAreas.map((area) => [area, "none"])) as MovementFacets["load"],
    overhead: false,
    balance: "none",
    floorTransfer: false,
    strain: "none",
    spine: [],
    headBelowHeart: false,
    intensity: "light",
    ...overrides,
  };
}
