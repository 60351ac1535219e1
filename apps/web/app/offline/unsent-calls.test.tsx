import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { markFavourite, removeFavourite } from "@fernwell/contract/favourites";
import { cleanup, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { forgetSession, startSession } from "#app/lib/session.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { callOrKeep } from "./call-or-keep.ts";
import { showUnsent } from "./show-unsent.ts";
import { listUnsent } from "./unsent.ts";
import { UnsentCalls } from "./unsent-calls.tsx";

type Fate = "arrives" | "is lost" | "answer is lost";

/** A server whose connection breaks as the test wishes, before it has made a change or before it has said so. */
const favourites = new Set<string>();
let fates: Fate[] = [];
const server = createServer((request, response) => {
  const fate = fates.shift() ?? "arrives";
  if (fate === "is lost") return request.socket.destroy();
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
  return callOrKeep(isFavourite ? markFavourite : removeFavourite, `favourite ${id}`, {
    query: { item_name: "favorite_meal_plan", item_id: id },
  });
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
  expect(showUnsent("/recommend-meals", returned)).toEqual({
    data: [
      { _id: "dal", favorite: true },
      { _id: "soup", favorite: false },
    ],
  });
  await sendAll();
  expect(showUnsent("/recommend-meals", returned)).toEqual(returned);
});

test("[PHONE-18] what is kept goes with the session", async () => {
  fates = ["is lost"];
  await toggle("dal", true);
  expect(listUnsent()).toHaveLength(1);
  forgetSession();
  expect(listUnsent()).toEqual([]);
});
