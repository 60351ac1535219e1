import type { CookingFor } from "@fernwell/contract/profiles";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { CookingSettings } from "./cooking-settings.tsx";

const api = serveApi();

let stored: CookingFor;
let saves: unknown[];
let status: number;

beforeEach(() => {
  stored = { people_cooked_for: 2, measures: "metric" };
  saves = [];
  status = 200;
});

function show(): void {
  api.respondWith(({ method, body }) => {
    if (method !== "POST") return { body: stored };
    saves.push(JSON.parse(body));
    if (status === 200) stored = { ...stored, ...JSON.parse(body) };
    return { status, body: stored };
  });
  renderRoutes([{ path: "/", element: <CookingSettings /> }], "/");
}

const metric = () => screen.findByRole<HTMLInputElement>("radio", { name: "Metric" });
const american = () => screen.findByRole<HTMLInputElement>("radio", { name: "American" });

test("[PHONE-51] the settings show the person's measures and save another choice at once", async () => {
  show();
  expect((await metric()).checked).toBe(true);
  await userEvent.click(await american());
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(saves).toEqual([{ measures: "american" }]);
  expect((await american()).checked).toBe(true);
});

test("[PHONE-51] a choice that could not be saved is not shown as made", async () => {
  status = 500;
  show();
  await userEvent.click(await american());
  await expect.poll(async () => (await metric()).checked).toBe(true);
  expect(screen.queryByText("Saved.")).toBeNull();
});

test("[PHONE-51] the number of people is saved without touching the measures", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^(More|Increase|Add|One more)/ }));
  await expect.poll(() => saves).toEqual([{ people_cooked_for: 3 }]);
});

test("[PHONE-51] [PHONE-32] a server that knows no measures offers no choice of them", async () => {
  stored = { people_cooked_for: 2 };
  show();
  await screen.findByText("For how many");
  await expect.poll(() => screen.queryByText("Measures")).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
});
