import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { cookingKey } from "#app/doing/sessions.ts";
import { writeStored } from "#app/lib/storage.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { CookLink } from "./cook-link.tsx";

function show() {
  const link = <CookLink mealId="lentil-stew" servings={4} />;
  renderRoutes([{ path: "/", element: link }], "/");
}

function cook(mealId: string, isFinished = false) {
  const path = `/cook/${mealId}?for=2`;
  const events = [
    { kind: "start", at: 0 } as const,
    ...(isFinished ? [{ kind: "finish", at: 1 } as const] : []),
  ];
  const session = { activityId: mealId, title: mealId, path, events };
  const parts = [{ seconds: null, detail: { step: 0 } }];
  writeStored(cookingKey, { sessions: { [mealId]: { ...session, parts } } });
}

const target = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");

test("[DO-70] a meal's page leads to cooking it for as many as it shows", async () => {
  show();
  expect(await target("Cook")).toBe("/cook/lentil-stew?for=4");
});

test("[DO-23] a meal that was begun goes on where it was left", async () => {
  cook("lentil-stew");
  show();
  expect(await target("Continue cooking")).toBe("/cook/lentil-stew?for=2");
});

test.each([
  ["another meal is being cooked", "porridge", false],
  ["it is finished", "lentil-stew", true],
])("[DO-70] a meal is cooked from the start if %s", async (_, mealId, isFinished) => {
  cook(mealId, isFinished);
  show();
  expect(await target("Cook")).toBe("/cook/lentil-stew?for=4");
});
