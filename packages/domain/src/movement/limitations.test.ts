import { describe, expect, it } from "vitest";
import { aMovement } from "../../test/movements.ts";
import { bodyAreas, classifyIntensity } from "./exercise.ts";
import { getCaution, limitationRules, limitations } from "./limitations.ts";

describe("a limitation", () => {
  it.each(limitations)("allows an easy seated movement: %s", (limitation) => {
    expect(getCaution(limitation, aMovement())).toEqual({ advice: "fine", reasons: [] });
  });

  it.each(bodyAreas)("of the %s avoids a high load there and modifies a low one", (area) => {
    const advice = (demand: "low" | "high") =>
      getCaution(area, aMovement({ load: { ...aMovement().load, [area]: demand } })).advice;
    expect([advice("low"), advice("high")]).toEqual(["modify", "avoid"]);
  });

  it.each([
    ["knee", { impact: "high" }],
    ["knee", { positions: ["kneeling"] }],
    ["ankle", { balance: "high" }],
    ["shoulder", { overhead: true }],
    ["neck", { headBelowHeart: true }],
    ["lower-back", { pattern: "trunk-flexion" }],
    ["pregnancy", { positions: ["supine"] }],
    ["pregnancy", { positions: ["prone"] }],
    ["pregnancy", { intensity: "vigorous" }],
    ["high-blood-pressure", { strain: "high" }],
    ["heart-condition", { intensity: "vigorous" }],
    ["osteoporosis", { spine: ["flexion"] }],
    ["osteoporosis", { spine: ["rotation"] }],
    ["unsteady-balance", { balance: "high" }],
    ["breathing-difficulty", { intensity: "vigorous" }],
    ["weak-pelvic-floor", { impact: "high" }],
    ["stays-seated", { positions: ["seated", "standing"] }],
    ["stays-seated", { positions: ["seated", "supine"] }],
    ["stays-seated", { positions: ["prone"] }],
    ["stays-seated", { positions: ["side-lying"] }],
    ["stays-seated", { floorTransfer: true }],
    ["cannot-get-to-the-floor", { floorTransfer: true }],
  ] as const)("%s avoids %j", (limitation, facets) => {
    const { advice, reasons } = getCaution(limitation, aMovement(facets));
    expect(advice).toBe("avoid");
    expect(reasons).not.toEqual([]);
  });

  it("gives the reasons for the strictest advice only", () => {
    const movement = aMovement({ impact: "high", load: { ...aMovement().load, knee: "low" } });
    expect(getCaution("knee", movement)).toEqual({
      advice: "avoid",
      reasons: ["Each landing jolts the knees."],
    });
  });

  it("speaks to the person in whole sentences", () => {
    for (const { reason } of Object.values(limitationRules).flat()) {
      expect(reason).toMatch(/^[A-Z].{15,110}\.$/);
    }
  });
});

it("classifies intensity as the compendium does", () => {
  expect([2.9, 3, 5.9, 6].map(classifyIntensity)).toEqual(["light", "moderate", "moderate", "vigorous"]);
});
