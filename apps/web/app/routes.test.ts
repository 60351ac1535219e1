import { addresses, paths, publicPaths } from "@fernwell/contract/paths";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, test, vi } from "vitest";
import routes from "./routes.ts";

const publicShell = "shells/public-shell.tsx";
const legalShell = "shells/legal-shell.tsx";
const authShell = "shells/auth-shell.tsx";
const appShell = "shells/app-shell.tsx";
const doingShell = "shells/doing-shell.tsx";
const loginGuard = "routes/guards/signed-in.tsx";
const onboardingGuard = "routes/guards/onboarding.tsx";

const publicAddresses = [
  "/",
  "/about",
  "/co-founder",
  "/contact",
  "/explore",
  "/explore-us",
  "/founder",
  "/plans",
  "/privacy",
  "/terms-and-conditions",
];

const legalAddresses = ["/auth/privacy-policy", "/auth/terms-and-conditions"];

const mailedLinks = [
  "/allow-device/:token",
  "/confirm-email/:token",
  "/end-session/:token",
  "/undo-email-change/:token",
  "/verify-email/:token",
];

const onboardingAddresses = [
  "/allergy-preferences",
  "/edit-profile",
  "/exercise-preferences",
  "/fitness-preferences",
  "/meal-preferences",
  "/meal-timing-preferences",
  "/meditation-preferances",
  "/meditation-setup",
  "/preferences",
];

const editAddresses = [
  "/edit-allergy-preferences",
  "/edit-exercise-preferences",
  "/edit-fitness-preferences",
  "/edit-meal-preferences",
  "/edit-meal-timing-preferences",
  "/edit-meditation-preferances",
  "/edit-meditation-setup",
];

const guardedAppAddresses = [
  "/ai-plan-creation",
  "/coach/:id",
  "/create-own-plan",
  "/dashboard",
  "/detail-plan",
  "/looking-back",
  "/plan-builder",
  "/plan-creation/:type?",
  "/plan-week",
  "/recomendation",
  "/recommendation",
  "/recommendation/:category",
  "/search",
  "/settings",
  "/settings/answers",
  "/settings/appearance",
  "/settings/calendar",
  "/settings/cooking",
  "/settings/feedback",
  "/settings/notifications",
  "/settings/sign-in",
  "/settings/subscription",
  "/settings/this-device",
  "/settings/week",
  "/settings/you",
  "/settings/your-data",
  "/shopping-list/:id?",
  "/today",
  "/week",
];

const detailAddresses = ["/exercise/:id", "/exercises/:id", "/meal/:id", "/meditation/:id"];

const playerAddresses = ["/cook/:mealId", "/rest/:id?", "/train/:sessionId"];

test("the table has every address of the product and no other", () => {
  const all = [
    ...publicAddresses,
    ...legalAddresses,
    ...["/login", "/verify-login", "/signup", "/createNewPass/*"],
    ...mailedLinks,
    ...onboardingAddresses,
    ...editAddresses,
    ...["/subscription"],
    ...guardedAppAddresses,
    ...["/favorites/:category"],
    ...detailAddresses,
    ...playerAddresses,
  ].sort();

  expect(where(() => true)).toEqual([...all, "*", "/__ui"].sort());
  expect(Object.values(addresses).sort()).toEqual(all);
});

test("the public and the legal shell frame their own pages, all of them prerendered", () => {
  expect(where(({ frames }) => frames.includes(publicShell))).toEqual(["*", ...publicAddresses]);
  expect(where(({ frames }) => frames.includes(legalShell))).toEqual(legalAddresses);
  expect([...publicPaths].sort()).toEqual([...publicAddresses, ...legalAddresses].sort());
});

test("/plans and /explore are served by one and the same screen", () => {
  expect(screenAt("/plans").file).toBe(screenAt("/explore").file);
});

test("[AUTH-01] login, signup, reset, mailed links, onboarding and edit screens share the auth shell", () => {
  expect(where(({ frames }) => frames.includes(authShell))).toEqual(
    [
      "/login",
      "/verify-login",
      "/signup",
      "/createNewPass/*",
      ...mailedLinks,
      ...onboardingAddresses,
      ...editAddresses,
    ].sort(),
  );
});

test("the reset screen serves /createNewPass with and without a token", () => {
  expect(matchPath(addresses.resetPassword, "/createNewPass")).not.toBeNull();
  expect(matchPath(addresses.resetPassword, "/createNewPass/a-token")).not.toBeNull();
});

test("[ONB-03] [ONB-04] the sixteen onboarding and edit screens are behind the login guard", () => {
  expect(where(({ frames }) => frames.includes(authShell) && frames.includes(loginGuard))).toEqual(
    [...onboardingAddresses, ...editAddresses].sort(),
  );
});

test("[ONB-05] the non-edit screens and /edit-profile are behind the onboarding guard as well", () => {
  expect(where(({ frames }) => frames.includes(onboardingGuard))).toEqual(onboardingAddresses);
});

test("[APP-02] [FAV-03] the main layout's routes are behind the login guard, except for the favourites", () => {
  expect(where(({ frames }) => frames.includes(appShell) && frames.includes(loginGuard))).toEqual(
    guardedAppAddresses,
  );
  expect(where(({ frames }) => frames.includes(appShell) && !frames.includes(loginGuard))).toEqual([
    "/favorites/:category",
  ]);
});

test("[APP-03] the detail screens and the players are guarded and outside the main layout", () => {
  const others = where(
    ({ frames }) => frames.includes(loginGuard) && !frames.includes(appShell) && !frames.includes(authShell),
  );
  expect(others).toEqual([...detailAddresses, ...playerAddresses].sort());
  expect(where(({ frames }) => frames.includes(doingShell))).toEqual(playerAddresses);
});

test("[REC-23][OPEN-66] exercises, by both of their addresses, and meditations share one screen", () => {
  const files = ["/exercise/:id", "/exercises/:id", "/meditation/:id"].map(
    (address) => screenAt(address).file,
  );
  expect(new Set(files)).toEqual(new Set(["routes/details/activity.tsx"]));
});

test("[SUB-01] /subscription has a layout of its own", () => {
  expect(where(({ frames }) => frames.includes("shells/subscription-shell.tsx"))).toEqual(["/subscription"]);
});

test("a path with parameters matches its address", () => {
  const filledIn = {
    resetPassword: paths.resetPassword("a/b?c"),
    verifyEmail: paths.verifyEmail("a/b?c"),
    allowDevice: paths.allowDevice("a/b?c"),
    confirmEmail: paths.confirmEmail("a/b?c"),
    undoEmailChange: paths.undoEmailChange("a/b?c"),
    endSession: paths.endSession("a/b?c"),
    recommendations: paths.recommendations("coaches"),
    favourites: paths.favourites("meals"),
    coach: paths.coach("a/b?c"),
    planCreation: paths.planCreation("meal"),
    planBuilder: paths.planBuilder("meal", 2),
    detailPlan: paths.detailPlan("personal_meal_plan", "a/b?c"),
    aiPlanCreation: paths.aiPlanCreation("personal_meal_plan", "a/b?c"),
    meal: paths.meal("a/b?c"),
    exercise: paths.exercise("a/b?c"),
    favouriteExercise: paths.favouriteExercise("a/b?c"),
    meditation: paths.meditation("a/b?c"),
    shoppingList: paths.shoppingList("a/b?c"),
    week: paths.week("2026-11-16"),
    lookingBack: paths.lookingBack("2026-11-15"),
    search: paths.search("spinach & eggs", "meal", 2),
    cook: paths.cook("a/b?c", { entryId: "an-entry", servings: 2 }),
    train: paths.train("a/b?c", "an-entry"),
    rest: paths.rest("a/b?c", "an-entry"),
    planWeek: paths.planWeek("2026-11-16"),
  } satisfies Partial<Record<keyof typeof addresses, string>>;

  const builders = Object.entries(paths).filter(
    ([name, path]) => name in addresses && typeof path === "function",
  );
  expect(Object.keys(filledIn).sort()).toEqual(builders.map(([name]) => name).sort());
  for (const [name, path] of Object.entries(filledIn)) {
    const address = Object.entries(addresses).find(([known]) => known === name)?.[1] ?? "";
    expect(matchPath(address, path.replace(/\?.*/, "")), path).not.toBeNull();
  }
});

test("the design pieces have no page in production", async () => {
  vi.stubEnv("NODE_ENV", "production");
  vi.resetModules();
  const { default: productionRoutes } = await import("./routes.ts");
  expect(listScreens(productionRoutes).map(({ address }) => address)).not.toContain("/__ui");
});

interface Screen {
  readonly address: string;
  readonly file: string;
  /** The layouts and guards around the screen. */
  readonly frames: readonly string[];
}

function where(holds: (screen: Screen) => boolean): string[] {
  return listScreens(routes)
    .filter(holds)
    .map(({ address }) => address)
    .sort();
}

function screenAt(address: string): Screen {
  const screen = listScreens(routes).find((candidate) => candidate.address === address);
  if (!screen) throw new Error(`No screen at ${address}`);
  return screen;
}

function listScreens(entries: readonly RouteConfigEntry[], frames: readonly string[] = []): Screen[] {
  return entries.flatMap(({ path, index, file, children }) => {
    if (children) return listScreens(children, [...frames, file]);
    return [{ address: index ? "/" : (path ?? ""), file, frames }];
  });
}
