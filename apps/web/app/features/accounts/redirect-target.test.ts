import { describe, expect, it } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

describe("where a login leads", () => {
  it.each([
    ["/edit-profile", "/edit-profile"],
    ["/subscription", "/subscription"],
    ["/add-meal-preferences", "/meal-preferences"],
    ["/add-exercise-preferences", "/exercise-preferences"],
    ["/add-meditation-preferences", "/meditation-preferances"],
    ["/", "/recomendation"],
  ])("takes %s to %s", (redirectUrl, target) => {
    expect(redirectTarget(redirectUrl)).toBe(target);
  });

  it.each(["/favorites/meals", "/plan-builder?category=meal", "/constructor"])(
    "follows %s as received, inside the product",
    (inside) => {
      expect(redirectTarget(inside)).toBe(inside);
    },
  );

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/a\\b",
    "\\\\evil.example",
    "javascript:alert(1)",
    "recomendation",
    "constructor",
    "/\t/evil.example",
    "",
  ])("[DEP-04][OPEN-31] never follows %j outside the product", (outside) => {
    expect(redirectTarget(outside)).toBe("/recomendation");
  });

  it.each(["/settings/sign-in#password", "/detail-plan?planType=personal_meal_plan&id=1", "/subscription"])(
    "[START-10] returns to %s, whichever step comes next",
    (returnTo) => {
      for (const redirectUrl of ["/", "/add-meal-preferences"])
        expect(redirectTarget(redirectUrl, returnTo)).toBe(returnTo);
    },
  );

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", "settings", ""])(
    "[START-12] does not return to %j",
    (outside) => {
      expect(redirectTarget("/add-meal-preferences", outside)).toBe("/meal-preferences");
    },
  );

  it("[START-13] asks for the profile before the subscription", () => {
    expect(redirectTarget("/edit-profile", "/subscription")).toBe("/edit-profile");
    expect(redirectTarget("/edit-profile", "/settings/sign-in#password")).toBe("/settings/sign-in#password");
  });
});
