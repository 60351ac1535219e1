import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useDaySettings } from "#app/days/day-settings.api.ts";
import { useSafetyQuestions } from "#app/safety/safety.api.ts";
import { serveApi } from "#test/api.ts";
import { nothingAsked } from "#test/fixtures/safety.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { writeStored } from "./storage.ts";
import { tokenKey } from "./storage-keys.ts";

const api = serveApi();
const daySettings = { time_zone: null, shows_energy: null, is_minor: false };

beforeEach(() => {
  writeStored(tokenKey, "a-token");
  api.respondWith({ body: { ...daySettings, ...nothingAsked } });
});

test.each([
  ["the settings for days", useDaySettings, "/api/day-settings"],
  ["the questions about safety", useSafetyQuestions, "/api/safety-questions"],
])("a part of the page that mounts later makes no second call for %s", async (_, useQuery, url) => {
  const part = (name: string) => () => <p>{useQuery().isSuccess ? name : ""}</p>;
  const [First, Later] = [part("first part"), part("later part")];
  const routes = [
    { path: "/", element: <First /> },
    { path: "/later", element: <Later /> },
  ];
  const { router } = renderRoutes(routes, "/");
  await screen.findByText("first part");
  await act(() => router.navigate("/later"));
  await screen.findByText("later part");
  expect(api.requests.map((request) => request.url)).toEqual([url]);
});
