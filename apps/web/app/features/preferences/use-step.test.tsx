import { exerciseBody, unansweredExercise } from "@fernwell/contract/test/preferences";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { exerciseDraftKey } from "#app/lib/drafts.ts";
import { forgetSession, startSession } from "#app/lib/session.ts";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { FitnessForm } from "./forms/fitness-form.tsx";
import { WorkoutForm } from "./forms/workout-form.tsx";
import { stepAddress, stepAt } from "./steps.ts";

const api = serveApi();

const saved = {
  ...exerciseBody,
  preferred_workouts: ["yoga"],
  has_physical_limitations: false,
  physical_limitations_details: "",
  fitness_level: "beginner",
  exercise_days_per_week: 3,
  primary_fitness_goal: "stay active",
};
const options: Record<string, string[]> = {
  workout_type: ["Yoga", "Running"],
  fitness_level: ["Beginner", "Advanced"],
  fitness_goal: ["Stay Active"],
};

function serveAnswers(answers: object, read: () => Promise<void> = async () => {}) {
  api.respondWith(async ({ url = "", method }) => {
    const list = new URL(url, "http://api").searchParams.get("target_item");
    if (list !== null) return { body: (options[list] ?? []).map((name) => ({ _id: name, name })) };
    if (url.includes("/get-")) await read();
    return { body: method === "GET" ? answers : { status_code: 200 } };
  });
}

const isChosen = async (name: string) =>
  (await screen.findByText(name, {}, patience)).closest("button")?.ariaPressed === "true";
const patience = { timeout: 10_000 };
const reads = () => api.requests.filter(({ url }) => url?.includes("-preferences"));

function open(...history: string[]) {
  const step = (address: string) => stepAt(stepAddress([{ id: address }]));
  return renderRoutes(
    [
      { path: "/settings", element: <p>Settings page</p> },
      { path: "/exercise-preferences", element: <WorkoutForm step={step("/exercise-preferences")} /> },
      {
        path: "/edit-exercise-preferences",
        element: <WorkoutForm step={step("/edit-exercise-preferences")} />,
      },
      {
        path: "/edit-fitness-preferences",
        element: <FitnessForm step={step("/edit-fitness-preferences")} isMinor={false} />,
      },
    ],
    ...history,
  );
}

test("[PREF-56] without a token, fetches nothing and logs it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  serveAnswers(saved);
  open("/edit-exercise-preferences");

  expect(await isChosen("Yoga")).toBe(false);
  expect(log).toHaveBeenCalledWith("Reading the exercise preferences failed:", "MissingToken");
  expect(reads()).toEqual([]);
});

test("[ERR-26] a failure to load the answers is logged and not shown", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  startSession("a-token");
  writeStored(exerciseDraftKey, { preferred_workouts: ["running"] });
  api.respondWith(({ url = "" }) =>
    url.includes("-items")
      ? { body: [{ _id: "running", name: "Running" }] }
      : { status: 500, body: { detail: "Something went wrong on our side." } },
  );
  open("/edit-exercise-preferences");

  await waitFor(
    () => expect(log).toHaveBeenCalledWith("Reading the exercise preferences failed:", 500),
    patience,
  );
  expect(await isChosen("Running")).toBe(true);
  expect(document.body.textContent).not.toContain("went wrong");
});

test("[PREF-54] an edit shows the draft first, then the server's answers", async () => {
  startSession("a-token");
  writeStored(exerciseDraftKey, { preferred_workouts: ["running"], fitness_level: "advanced" });
  const released = Promise.withResolvers<void>();
  serveAnswers(saved, () => released.promise);
  open("/edit-exercise-preferences");

  expect(await isChosen("Running")).toBe(true);
  released.resolve();
  await waitFor(async () => expect(await isChosen("Yoga")).toBe(true), patience);
  expect(await isChosen("Running")).toBe(false);
  expect(readStored(exerciseDraftKey)).toBeNull();
});

test("[PREF-54] keeps the person's changes when the server's answers arrive", async () => {
  startSession("a-token");
  writeStored(exerciseDraftKey, { preferred_workouts: ["running"], has_equipment_access: false });
  const released = Promise.withResolvers<void>();
  serveAnswers({ ...saved, preferred_workouts: [] }, () => released.promise);
  open("/edit-exercise-preferences");

  await userEvent.click(await screen.findByText("Yoga", {}, patience));
  released.resolve();
  await waitFor(() => expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(2), patience);
  expect(await isChosen("Running")).toBe(true);
  expect(await isChosen("Yoga")).toBe(true);
});

test("[PREF-54] keeps a draft of answers that the server does not have", async () => {
  startSession("a-token");
  writeStored(exerciseDraftKey, { preferred_workouts: ["running"] });
  serveAnswers(unansweredExercise);
  const { queryClients } = open("/edit-exercise-preferences");

  const [queryClient] = queryClients;
  await waitFor(() => expect(queryClient?.getQueryData(["preferences", "exercise"])).toEqual({}), patience);
  expect(await isChosen("Running")).toBe(true);
  expect(readStored(exerciseDraftKey)).toEqual({ preferred_workouts: ["running"] });
});

test("[ONB-23] [PREF-54] onboarding shows its draft, and the server's answers where the draft has none", async () => {
  startSession("a-token");
  writeStored(exerciseDraftKey, { preferred_workouts: ["running"] });
  serveAnswers(saved);
  open("/exercise-preferences");

  await waitFor(() => expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(2), patience);
  expect(await isChosen("Running")).toBe(true);
  expect(await isChosen("Yoga")).toBe(false);
});

test("[PREF-54] an edit saved before the answers arrive waits for them and keeps them all", async () => {
  startSession("a-token");
  writeStored(exerciseDraftKey, {
    preferred_workouts: ["running"],
    has_equipment_access: false,
    has_physical_limitations: false,
    fitness_level: "advanced",
  });
  const released = Promise.withResolvers<void>();
  serveAnswers(saved, () => released.promise);
  const { router } = open("/settings", "/edit-exercise-preferences");

  await isChosen("Running");
  await userEvent.click(screen.getByText("Next"));
  released.resolve();
  await waitFor(() => expect(router.state.location.pathname).toBe("/edit-fitness-preferences"), patience);
  expect(readStored(exerciseDraftKey)).toEqual({
    preferred_workouts: ["running"],
    has_equipment_access: false,
    has_physical_limitations: false,
    physical_limitations_details: "",
  });

  await screen.findByText("Beginner", {}, patience);
  await userEvent.click(screen.getByText("Save"));
  await screen.findByText("Settings page", {}, patience);
  const sent = api.requests.find(
    ({ method, url }) => method === "POST" && url?.endsWith("/add-exercise-preferences"),
  );
  expect(JSON.parse(sent?.body ?? "")).toEqual({
    ...saved,
    preferred_workouts: ["running"],
    has_equipment_access: false,
  });
  expect(readStored(exerciseDraftKey)).toBeNull();
});

test("[PHONE-18] answers of a person whose session ends meanwhile are not kept for the next", async () => {
  startSession("a-token");
  const released = Promise.withResolvers<void>();
  serveAnswers(saved, () => released.promise);
  writeStored(exerciseDraftKey, saved);
  const { router } = open("/edit-exercise-preferences");

  await isChosen("Yoga");
  await userEvent.click(screen.getByText("Next"));
  await waitFor(() => expect(screen.getByText("Next").closest("button")?.ariaDisabled).toBe("true"));
  forgetSession();
  released.resolve();
  await waitFor(() => expect(screen.getByText("Next").closest("button")?.ariaDisabled).not.toBe("true"));
  expect(readStored(exerciseDraftKey)).toBeNull();
  expect(router.state.location.pathname).toBe("/edit-exercise-preferences");
});
