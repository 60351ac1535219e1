import { bodyAreas, type MovementFacets } from "../src/movement/exercise.ts";

/** By default an easy movement on a chair. */
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
    facets: [],
    intensity: "light",
    ...overrides,
  };
}
