import { paths } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";
import type { Planned } from "./planning.ts";

type Arrange = (page: Page) => Promise<void>;

const today = new Date().toISOString().slice(0, 10);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const curry = "aloo-matar-in-a-hurry";

/** What the person of the screenshots has planned. */
export const plannedDays: readonly Planned[] = [
  { item: "luxury-muesli", day: today, slot: "breakfast" },
  { item: "chickpea-scramble", day: today, slot: "lunch" },
  { item: curry, day: today, slot: "dinner" },
  { item: "push-ups", day: today, kind: "exercise" },
  { item: "lunges", day: today, kind: "exercise" },
  { item: "a-square-of-chalk", day: today, kind: "meditation" },
  { item: "scrambled-eggs", day: tomorrow, slot: "breakfast" },
  { item: "red-lentil-dal-with-carrot-and-lemon", day: tomorrow, slot: "dinner" },
];

/** The states of Today, the week, items, doing them and being without a connection, by address and name. */
export const dayArrangements: Record<string, Record<string, Arrange>> = {
  [paths.today]: {
    "today-empty": emptyDays,
    "today-failed": failDays,
    "today-slow": delayDays,
    "today-offline": goOffline,
    "today-install": offerInstalling,
    "today-update": announceVersion,
  },
  [paths.week()]: {
    "week-empty": emptyDays,
    "week-failed": failDays,
    "week-slow": delayDays,
    "week-offline": goOffline,
  },
  [paths.meal(curry)]: { "meal-known": stay, "meal-offline": goOffline },
  [paths.exercise("push-ups")]: { "exercise-known": stay },
  [paths.meditation("a-square-of-chalk")]: { "meditation-known": stay },
  [paths.cook(curry)]: {
    "cook-start": stay,
    "cook-step": async (page) => {
      await page.getByRole("button", { name: "Start cooking" }).click();
      await page.getByRole("region", { name: /^Step 1/ }).waitFor();
    },
  },
  [paths.train(today)]: {
    "train-start": stay,
    "train-set": async (page) => {
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await page.getByRole("timer").first().waitFor();
    },
  },
  [paths.rest("a-square-of-chalk")]: { "rest-start": stay },
  [paths.rest()]: { "rest-timer": stay },
  [paths.myDevice]: { "device-install": offerInstalling, "device-tracks": keepTracks },
  [paths.myCooking]: { "cooking-offline": goOffline },
  [paths.planCreation("meal")]: { "plan-list-offline": goOffline },
  [paths.home]: { "home-offline": goOffline },
};

async function stay(): Promise<void> {}

async function emptyDays(page: Page): Promise<void> {
  const json = {
    ...{ entries: [], plans: [], people_cooked_for: 1, hints: [], ahead: [], energy: null },
    ...{ meals: [], exercises: [], meditations: [] },
  };
  await page.route("**/api/week?*", (route) => route.fulfill({ json }));
  await page.reload({ waitUntil: "networkidle" });
}

async function failDays(page: Page): Promise<void> {
  await page.route("**/api/week?*", (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await page.getByRole("alert").first().waitFor();
}

async function delayDays(page: Page): Promise<void> {
  await page.route("**/api/week?*", () => new Promise(() => {}));
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
    dispatchEvent(new Event("offline"));
  });
  await page.getByText("You are offline.").waitFor();
}

async function offerInstalling(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt() {} })));
  await page.getByRole("button", { name: "Install", exact: true }).waitFor();
}

async function keepTracks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names = ["A square of chalk", "Waves that come and go while the day lets go of you, slowly"];
    const tracks = names.map((name, index) => ({ id: `${index}`, name, files: [], bytes: 4_200_000 }));
    localStorage.setItem("kept_tracks", JSON.stringify(tracks));
  });
  await page.reload({ waitUntil: "networkidle" });
}

/** Fakes the service worker, which the screenshots do without. */
async function announceVersion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const registration = { waiting: {}, installing: null, addEventListener() {} };
    const container = { controller: {}, register: async () => registration, addEventListener() {} };
    Object.defineProperty(navigator, "serviceWorker", { value: container });
  });
  await page.reload({ waitUntil: "networkidle" });
  await page.getByText("A new version of Fernwell is ready.").waitFor();
}
