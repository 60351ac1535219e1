import type { ItemKind } from "@fernwell/domain/item-kind";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { forgetSession, startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { ItemSection } from "./item-section.tsx";

const api = serveApi();
const nothing = {
  data: [],
  metadata: { otherCount: 0, hidden: { total: 0, causes: [] }, filters: [], emptied_by: [] },
};

test("[ERR-15] [OPEN-81] recommended exercises fail without a token before any request", async () => {
  forgetSession();
  renderSection("exercise");

  expect(await screen.findByText("Authentication token is missing.")).toBeTruthy();
  expect(api.requests).toEqual([]);
});

test.each([
  ["meal", "Failed to fetch meals"],
  ["meditation", "Failed to fetch meditations"],
] as const)("[OPEN-81] recommended %ss without a token fail with %s", async (kind, message) => {
  forgetSession();
  api.respondWith({ status: 401, body: { detail: "Please log in to continue." } });
  renderSection(kind);

  expect(await screen.findByText(message)).toBeTruthy();
});

test.each([
  ["meal", "/api/recommend-meals"],
  ["exercise", "/api/recommend-exercises"],
  ["meditation", "/api/recommend-meditations"],
] as const)(
  "[API-28] [REC-13] [REC-36] [FIND-46] requests %ss twenty at a time, with the token and without filters",
  async (kind, path) => {
    startSession("a-token");
    api.respondWith({ body: nothing });
    renderSection(kind);

    const recommended = () => api.requests.filter(({ url }) => url?.startsWith("/api/recommend-"));
    await waitFor(() => expect(recommended()).toHaveLength(1));
    expect(recommended()[0]?.url).toBe(`${path}?page=1&page_size=20&filters=omit`);
    expect(recommended()[0]?.headers.authorization).toBe("Bearer a-token");
  },
);

function renderSection(kind: ItemKind) {
  renderRoutes([{ path: "/", element: <ItemSection kind={kind} count={4} renderHeart={() => null} /> }], "/");
}
