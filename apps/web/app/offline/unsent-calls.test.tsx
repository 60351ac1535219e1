import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { findMeal } from "@fernwell/contract/catalogue";
import { markFavourite, removeFavourite } from "@fernwell/contract/favourites";
import { cleanup, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { requestUrl } from "#app/lib/request-url.ts";
import { forgetSession, startSession, watchSession } from "#app/lib/session.ts";
import { writeStored } from "#app/lib/storage.ts";
import { stubCaches } from "#test/caches.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { callOrKeep } from "./call-or-keep.ts";
import { showUnsent } from "./show-unsent.ts";
import { listUnsent, unsentCallsKey } from "./unsent.ts";
import { UnsentCalls } from "./unsent-calls.tsx";

type Fate = "arrives" | "fails" | "is lost" | "answer is lost" | "hangs" | "session ends";

/** A server whose connection breaks as the test wishes, before it has made a change or before it has said so. */
const favourites = new Set<string>();
let fates: Fate[] = [];
/** Ends a call that has taken too long. */
let giveUp = new AbortController();
const server = createServer((request, response) => {
  const fate = fates.shift() ?? "arrives";
  if (fate === "session ends") forgetSession();
  if (fate === "is lost" || fate === "session ends") return request.socket.destroy();
  if (fate === "hangs") return giveUp.abort();
  if (fate === "fails") return response.writeHead(500).end();
  const id = new URL(request.url ?? "", "http://server").searchParams.get("item_id") ?? "";
  if (request.method === "DELETE") favourites.delete(id);
  else favourites.add(id);
  if (fate === "answer is lost") return request.socket.destroy();
  return response.writeHead(200, { "content-type": "application/json" }).end(`{"status_code":200}`);
});

beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  vi.stubEnv("VITE_API_ORIGIN", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  startSession("a-token");
  return forgetSession;
});

function toggle(id: string, isFavourite: boolean) {
  const query = { item_name: "favorite_meal_plan", item_id: id } as const;
  return callOrKeep(
    isFavourite ? markFavourite : removeFavourite,
    `favourite ${id}`,
    { query },
    watchSession(),
  );
}

/** Sends what is kept, and tries again at once whenever the connection breaks. */
async function sendAll(): Promise<void> {
  renderRoutes([{ path: "/", element: <UnsentCalls /> }], "/");
  await waitFor(() => {
    if (listUnsent().length > 0) dispatchEvent(new Event("online"));
    expect(listUnsent()).toEqual([]);
  });
  cleanup();
}

test("[PHONE-16] whatever is lost on the way, each subject ends as it was wanted last", async () => {
  const change = fc.record({ id: fc.constantFrom("dal", "soup", "stew"), isFavourite: fc.boolean() });
  const fate = fc.constantFrom<Fate>("arrives", "is lost", "answer is lost");
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 8 }),
      fc.array(fate, { maxLength: 20 }),
      async (changes, all) => {
        favourites.clear();
        fates = [...all];
        for (const { id, isFavourite } of changes) await toggle(id, isFavourite);
        await sendAll();
        const wanted = new Map(changes.map(({ id, isFavourite }) => [id, isFavourite]));
        for (const [id, isFavourite] of wanted) expect(favourites.has(id)).toBe(isFavourite);
      },
    ),
    { numRuns: 40 },
  );
});

test("[PHONE-15] what is kept shows in what the server returned before, and is gone once it is sent", async () => {
  fates = ["is lost"];
  await toggle("dal", true);
  const returned = {
    data: [
      { _id: "dal", favorite: false },
      { _id: "soup", favorite: false },
    ],
  };
  expect(showUnsent("/recommend-meals", {}, returned)).toEqual({
    data: [
      { _id: "dal", favorite: true },
      { _id: "soup", favorite: false },
    ],
  });
  await sendAll();
  expect(showUnsent("/recommend-meals", {}, returned)).toEqual(returned);
});

test("[PHONE-15] a favourite that was added comes first in the list, and one that was removed is gone", async () => {
  const caches = stubCaches();
  const dal = requestUrl(findMeal, { params: { id: "dal" } });
  caches.set("kept-responses-1", new Map([[dal, Response.json({ _id: "dal", favorite: false })]]));
  fates = ["is lost", "is lost", "is lost"];
  for (const id of ["dal", "stew"]) await toggle(id, true);
  await toggle("soup", false);

  const query = { item_name: "favorite_meal_plan" };
  const returned = ["soup", "pie"].map((_id) => ({ _id, favorite: true }));
  const shown = ["dal", "pie"].map((_id) => ({ _id, favorite: true }));
  expect(await showUnsent("/get-favorites", { query }, returned)).toEqual(shown);
  const coaches = { query: { item_name: "favorite_coach" } };
  expect(await showUnsent("/get-favorites", coaches, returned)).toEqual(returned);
});

test("[PHONE-15] after many failed attempts, all is sent once the connection is back, without more waiting", async () => {
  const ids = ["dal", "soup", "stew"];
  fates = ids.map(() => "is lost");
  for (const id of ids) await toggle(id, true);
  const attempts = 4;
  fates = Array.from({ length: attempts }, () => "is lost");
  renderRoutes([{ path: "/", element: <UnsentCalls /> }], "/");
  await waitFor(() => {
    dispatchEvent(new Event("online"));
    expect(fates).toEqual([]);
  });

  await waitFor(() => {
    if (listUnsent().length === ids.length) dispatchEvent(new Event("online"));
    expect(listUnsent()).toEqual([]);
  });
  expect([...favourites]).toEqual(expect.arrayContaining(ids));
  cleanup();
});

test("[PHONE-15] a call that the server keeps failing on does not hold up the others", async () => {
  favourites.clear();
  fates = ["is lost", "is lost", "fails"];
  await toggle("dal", true);
  await toggle("soup", true);
  renderRoutes([{ path: "/", element: <UnsentCalls /> }], "/");
  await waitFor(() => expect(fates).toEqual([]));
  fates = ["arrives", ...Array.from({ length: 50 }, (): Fate => "fails")];
  await waitFor(() => {
    dispatchEvent(new Event("online"));
    expect([...favourites]).toEqual(["soup"]);
  });
  cleanup();
  fates = [];
  await sendAll();
  expect([...favourites]).toEqual(["soup", "dal"]);
});

test("[PHONE-18] what is kept goes with the session", async () => {
  fates = ["is lost"];
  await toggle("dal", true);
  expect(listUnsent()).toHaveLength(1);
  forgetSession();
  expect(listUnsent()).toEqual([]);
});

test("[PHONE-18] a change under way when the session ends is not kept for the next person", async () => {
  fates = ["session ends"];
  await expect(toggle("dal", true)).rejects.toThrow();
  startSession("another-token");
  expect(listUnsent()).toEqual([]);
});

test("[PHONE-21] a call that a weak network does not carry in time is kept, and sent later", async () => {
  giveUp = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(giveUp.signal);
  fates = ["hangs"];
  expect(await toggle("pie", true)).toBeNull();
  expect(AbortSignal.timeout).toHaveBeenCalledWith(6_000);
  expect(listUnsent()).toHaveLength(1);
  await sendAll();
  expect(favourites).toContain("pie");
});

test("[PHONE-18] a change of a session that another person's has replaced is neither kept nor sent", async () => {
  favourites.clear();
  const goesOn = watchSession();
  startSession("another-token");
  const query = { item_name: "favorite_meal_plan", item_id: "dal" } as const;
  await expect(callOrKeep(markFavourite, "favourite dal", { query }, goesOn)).rejects.toThrow(
    "the session has ended",
  );
  expect(listUnsent()).toEqual([]);
  expect(favourites.size).toBe(0);
});

test("[PHONE-18] a session begins without what came late from the one before", async () => {
  forgetSession();
  writeStored(unsentCallsKey, { calls: [] });
  startSession("another-token");
  expect(localStorage.getItem("unsent_calls")).toBeNull();
});
