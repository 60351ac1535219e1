import { expect, test } from "vitest";
import { stepAddress, stepAt } from "./steps.ts";

const at = (address: string) => stepAt(stepAddress([{ id: "root" }, { id: address }]));

const listTargets = (address: string) => {
  const { back, next } = at(address);
  return [back, address, next];
};

test("[ONB-02] [PREF-02] [PREF-07] [PREF-14] [PREF-20] [PREF-29] [PREF-36] [PREF-43] Back and Next lead through the steps of onboarding", () => {
  const ways = [
    ["/preferences", "/meal-preferences", "/allergy-preferences"],
    ["/meal-preferences", "/allergy-preferences", "/meal-timing-preferences"],
    ["/allergy-preferences", "/meal-timing-preferences", "/exercise-preferences"],
    ["/meal-timing-preferences", "/exercise-preferences", "/fitness-preferences"],
    ["/exercise-preferences", "/fitness-preferences", "/meditation-preferances"],
    ["/fitness-preferences", "/meditation-preferances", "/meditation-setup"],
    ["/meditation-preferances", "/meditation-setup", "/recomendation"],
  ] as const;
  expect(ways.map(([, address]) => listTargets(address))).toEqual(ways);
  expect(ways.map(([, address]) => at(address).position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("[PREF-46] [PREF-47] [PREF-49] [PREF-50] [PREF-51] [PREF-52] [OPEN-58] [OPEN-59] Back and Next lead through the steps of the edit flows", () => {
  const ways = [
    ["/settings", "/edit-meal-preferences", "/edit-allergy-preferences"],
    ["/settings", "/edit-allergy-preferences", "/edit-meal-timing-preferences"],
    ["/edit-allergy-preferences", "/edit-meal-timing-preferences", "/settings"],
    ["/settings", "/edit-exercise-preferences", "/edit-fitness-preferences"],
    ["/edit-exercise-preferences", "/edit-fitness-preferences", "/settings"],
    ["/settings", "/edit-meditation-preferances", "/edit-meditation-setup"],
    ["/edit-meditation-preferances", "/edit-meditation-setup", "/settings"],
  ] as const;
  expect(ways.map(([, address]) => listTargets(address))).toEqual(ways);
  expect(ways.map(([, address]) => at(address).position)).toEqual([1, 2, 3, 1, 2, 1, 2]);
});

test("[ONB-32] the last step about each kind closes it, in both flows", () => {
  const closing = [
    "/meal-timing-preferences",
    "/fitness-preferences",
    "/meditation-setup",
    "/edit-meal-timing-preferences",
    "/edit-fitness-preferences",
    "/edit-meditation-setup",
  ];
  for (const address of closing) {
    const step = at(address);
    expect(step.isClosing, address).toBe(true);
    expect(step.kinds[step.position], address).not.toBe(step.kind);
  }
  expect(at("/edit-meal-preferences").isClosing).toBe(false);
});

test("an address without a step throws", () => {
  expect(() => stepAddress([{ id: "/settings" }])).toThrow(RangeError);
});
