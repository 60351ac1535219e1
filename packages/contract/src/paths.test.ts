import { expect, it } from "vitest";
import { addresses, loginRedirects, paths } from "./paths.ts";

it("fills in the parameters of an address", () => {
  expect([
    paths.resetPassword(),
    paths.resetPassword("a/b"),
    paths.recommendations("coaches"),
    paths.recommendations("meals", 2),
    paths.recommendations("meals", 1, { meal_type: ["dinner", "lunch"], cuisine: [] }),
    paths.recommendations("meals", 2, { minutes: ["up-to-30"] }),
    paths.favourites("exercises"),
    paths.coach("ada b"),
    paths.planCreation("meal"),
    paths.planBuilder("exercise"),
    paths.planBuilder("exercise", 3),
    paths.detailPlan("personal_meal_plan", "1&2"),
    paths.aiPlanCreation("personal_exercise_plan", "1"),
    paths.search(),
    paths.search("spinach & eggs"),
    paths.search("egg", "coach"),
    paths.search("egg", "meal", 2),
    paths.shoppingList(),
    paths.shoppingList("a/b"),
    paths.checkoutDone,
    paths.demoCheckout("Annual"),
    paths.myEmail,
    paths.myPassword,
    paths.mySessions,
    paths.accountDeletion,
    paths.meal("soup"),
    paths.meal("soup", 3),
    paths.exercise("lunges"),
    paths.favouriteExercise("lunges"),
    paths.meditation("calm"),
  ]).toEqual([
    "/createNewPass",
    "/createNewPass/a%2Fb",
    "/recommendation/coaches",
    "/recommendation/meals?page=2",
    "/recommendation/meals?meal_type=dinner,lunch",
    "/recommendation/meals?page=2&minutes=up-to-30",
    "/favorites/exercises",
    "/coach/ada%20b",
    "/plan-creation/meal",
    "/plan-builder?category=exercise",
    "/plan-builder?category=exercise&page=3",
    "/detail-plan?planType=personal_meal_plan&id=1%262",
    "/ai-plan-creation?planType=personal_exercise_plan&id=1",
    "/search",
    "/search?q=spinach%20%26%20eggs",
    "/search?q=egg&kind=coach",
    "/search?q=egg&kind=meal&page=2",
    "/shopping-list",
    "/shopping-list/a%2Fb",
    "/subscription?checkout=done",
    "/subscription?demo=Annual",
    "/settings/sign-in#email",
    "/settings/sign-in#password",
    "/settings/sign-in#sessions",
    "/settings/your-data#delete-account",
    "/meal/soup",
    "/meal/soup?for=3",
    "/exercise/lunges",
    "/exercises/lunges",
    "/meditation/calm",
  ]);
});

it("has every address once, and leads each login to one of them", () => {
  const all: string[] = Object.values(addresses);
  expect(new Set(all).size).toBe(all.length);
  expect(Object.values(loginRedirects).filter(({ path }) => !all.includes(path))).toEqual([]);
});
