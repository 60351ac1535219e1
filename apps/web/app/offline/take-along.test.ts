import type { WireWeek } from "@fernwell/contract/week";
import { beforeEach, expect, test } from "vitest";
import { serveApi } from "#test/api.ts";
import { stubCaches } from "#test/caches.ts";
import { lentilStew } from "#test/fixtures/meal.ts";
import { everyPart, type Taking, takeAlong } from "./take-along.ts";

const api = serveApi();
const today = "2026-11-18";
const [planId, otherPlanId, listId] = [
  "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2a11",
  "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2b22",
  "0197c1f5-8d7e-7c43-9a55-0f6a6f1f2c33",
];

let mealStatus: number;

beforeEach(() => {
  mealStatus = 200;
  stubCaches();
  api.respondWith(({ url = "", headers: { host } }) => {
    const { pathname, searchParams } = new URL(url, "http://server");
    const stew = { ...lentilStew, meal_image: `http://${host}/media/meals/stew/400.webp` };
    const card = { created_at: "2026-11-01T00:00:00.000Z", extra_ingredients: [], ingredient_names: [] };
    switch (pathname) {
      case "/api/week":
        return { body: makeWeek(stew) };
      case "/api/shopping-lists":
        return {
          body: [{ list_id: listId, list_name: "Market", plan_ids: [], from_day: null, to_day: null }],
        };
      case "/api/get-personalize-plan":
        return {
          body:
            searchParams.has("plan_id") || searchParams.get("item_name") !== "personal_meal_plan"
              ? []
              : [planId, otherPlanId].map((id) => ({
                  ...card,
                  ...{ id, _id: id, plan_id: id, plan_name: "Stews", items: [] },
                })),
        };
      case "/api/get-favorites":
        return { body: [] };
      default:
        return pathname.startsWith("/api/meals/")
          ? { status: mealStatus, body: stew }
          : { status: 404, body: {} };
    }
  });
});

function makeWeek(stew: typeof lentilStew): WireWeek {
  const plan = {
    plan_id: planId,
    item_name: "personal_meal_plan" as const,
    plan_name: "Stews",
    cooking_for: 2,
  };
  return {
    ...{ entries: [], plans: [plan], people_cooked_for: 2, hints: [], ahead: [], energy: null },
    ...{ meals: [stew], exercises: [], meditations: [] },
  };
}

/** What was fetched, without the addresses' beginning. */
async function take(taking: Partial<Taking> = {}): Promise<string[]> {
  api.requests.length = 0;
  const { signal } = new AbortController();
  const all = { today, savesData: false, parts: everyPart, changedPlans: new Set<string>(), signal };
  await takeAlong({ ...all, ...taking });
  return api.requests.map(({ url = "" }) => url.replace("/api/", ""));
}

test("[PHONE-12] takes along everything at first, with the pictures of what is planned", async () => {
  const fetched = await take();
  expect(fetched).toContain("week?from=2026-11-15&to=2026-12-06");
  expect(fetched).toContain("meals/lentil-stew");
  expect(fetched).toContain("/media/meals/stew/800.avif");
});

test("[PHONE-12] fetches neither items nor pictures for a person who saves data", async () => {
  const fetched = await take({ savesData: true });
  expect(fetched).toContain(`shopping-lists/${listId}`);
  expect(fetched.filter((url) => /meals|media|favorites|training/.test(url))).toEqual([]);
});

test("[PHONE-12] fetches again what has changed, not what was kept lately, and removes no file in between", async () => {
  const caches = stubCaches();
  const headers = { "x-kept-at": new Date().toISOString() };
  const kept = new Map<string, Response>();
  caches.set("kept-responses-1", kept);
  for (const url of await take())
    if (!url.startsWith("/"))
      kept.set(`${import.meta.env["VITE_API_ORIGIN"]}/api/${url}`, new Response("{}", { headers }));
  const media = caches.get("kept-media");
  media?.set("/media/meals/of-a-favourite/800.avif", new Response());

  const fetched = await take({ parts: new Set(["plans"]), changedPlans: new Set([otherPlanId]) });
  expect(fetched.filter((url) => url.includes("plan_id="))).toEqual(
    [planId, otherPlanId].map((id) => expect.stringContaining(`plan_id=${id}`)),
  );
  expect(fetched).not.toContain("meals/lentil-stew");
  expect(media?.has("/media/meals/of-a-favourite/800.avif")).toBe(true);
  expect(await take({ parts: new Set(["lists"]) })).toContain(`shopping-lists/${listId}`);
});

test("[PHONE-12] fetches only what has changed", async () => {
  expect(await take({ parts: new Set(["lists"]) })).toEqual(["shopping-lists", `shopping-lists/${listId}`]);
  expect(new Set(await take({ parts: new Set(["favourites"]) }))).toHaveLength(3);
});

test("[PHONE-12] takes along the rest where the server fails on something, and says so at the end", async () => {
  mealStatus = 500;
  await expect(take()).rejects.toMatchObject({ status: 500 });
  const fetched = api.requests.map(({ url = "" }) => url);
  expect(fetched).toContain("/media/meals/stew/800.avif");
});
