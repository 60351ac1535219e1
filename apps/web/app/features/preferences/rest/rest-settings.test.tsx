import { paths } from "@fernwell/contract/paths";
import { exerciseBody, unansweredExercise } from "@fernwell/contract/test/preferences";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { RestSettings } from "./rest-settings.tsx";

const api = serveApi();
const answered = {
  ...exerciseBody,
  has_physical_limitations: true,
  physical_limitations_details: "bad knee",
};
const zorblax = {
  ...{ kind: "word", question: "physical_limitations_details" },
  ...{ phrase: "zorblax", written: "zorblax", guesses: [] },
};

beforeEach(() => startSession("a-token"));

function show(answers: object, isSaved = true): void {
  api.respondWith(async ({ method, url = "", body }) => {
    if (url === "/api/understand-text") {
      const questions = JSON.parse(body).text.includes("zorblax") ? [zorblax] : [];
      return { body: { understood: [], questions, is_nothing: false } };
    }
    if (method === "POST") return isSaved ? { body: { status_code: 200 } } : { status: 503, body: {} };
    return { body: answers };
  });
  renderRoutes([{ path: "/", element: <RestSettings /> }], "/");
}

const listSaved = () =>
  api.requests
    .filter(({ url }) => url === "/api/add-exercise-preferences")
    .map(({ body }) => JSON.parse(body));

async function write(text: string): Promise<void> {
  const field = await screen.findByRole("textbox");
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
}

test("[SAFE-108] what does no good at rest is saved with the limitations, and no other answer changes", async () => {
  show(answered);
  expect(await screen.findByDisplayValue("bad knee")).toBeTruthy();
  await write("bad knee, closed eyes");
  expect(await screen.findByText("Saved. What we suggest follows it from now on.")).toBeTruthy();
  expect(listSaved()).toEqual([{ ...answered, physical_limitations_details: "bad knee, closed eyes" }]);
});

test("[SAFE-108] an empty text says that there are no limitations", async () => {
  show(answered);
  await write("");
  expect(await screen.findByText("Saved. What we suggest follows it from now on.")).toBeTruthy();
  expect(listSaved()).toEqual([
    { ...answered, has_physical_limitations: false, physical_limitations_details: "" },
  ]);
});

test("[SAFE-108] a word that is not understood is asked about before the text is saved", async () => {
  show(answered);
  await write("zorblax");
  expect(await screen.findByText("First tell us what “zorblax” is.")).toBeTruthy();
  expect(listSaved()).toEqual([]);
});

test("[SAFE-108] says when the text could not be saved", async () => {
  show(answered, false);
  await write("closed eyes");
  expect((await screen.findByRole("alert")).textContent).toContain("We could not save your answers.");
});

test("[SAFE-108] a person who answered nothing about exercise is led to those questions", async () => {
  show(unansweredExercise);
  const link = await screen.findByRole("link", { name: "Answer the questions about exercise first" });
  expect(link.getAttribute("href")).toBe(paths.editExercisePreferences);
});
