import { describe, expect, it } from "vitest";
import { aMovement } from "../../test/movements.ts";
import { bodyAreas, intensityOf } from "./exercise.ts";
import { cautionFor, limitationRules, limitations } from "./limitations.ts";

describe("a limitation", () => {
  it.each(limitations)("finds an easy seated movement fine: %s", (limitation) => {
    expect(cautionFor(limitation, aMovement())).toEqual({ advice: "fine", reasons: [] });
  });

  it.each(bodyAreas)("of the %s avoids a high load there, and adapts a low one", (area) => {
    const advice = (demand: "low" | "high") =>
      cautionFor(area, aMovement({ load: { ...aMovement().load, [area]: demand } })).advice;
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
    ["stays-seated", { floorTransfer: true }],
    ["cannot-get-to-the-floor", { floorTransfer: true }],
  ] as const)("%s avoids %j", (limitation, facets) => {
    const { advice, reasons } = cautionFor(limitation, aMovement(facets));
    expect(advice).toBe("avoid");
    expect(reasons).not.toEqual([]);
  });

  it("gives the reasons for the sternest advice alone", () => {
    const movement = aMovement({ impact: "high", load: { ...aMovement().load, knee: "low" } });
    expect(cautionFor("knee", movement)).toEqual({
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

it("bands intensity as the compendium does", () => {
  expect([2.9, 3, 5.9, 6].map(intensityOf)).toEqual(["light", "moderate", "moderate", "vigorous"]);
});
