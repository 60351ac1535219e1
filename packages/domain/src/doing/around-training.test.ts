import { describe, expect, it } from "vitest";
import { anExercise } from "../../test/items.ts";
import type { Exercise, Muscle } from "../movement/exercise.ts";
import { judge, type Servable } from "../safety/gate.ts";
import { pickAroundTraining } from "./around-training.ts";

const letThrough = (exercise: Exercise): Servable<Exercise>[] => {
  const verdict = judge("exercise", exercise, []);
  return verdict.isServable ? [verdict.item] : [];
};

const about = (...primary: Muscle[]) => ({ primary, secondary: [] });
const squat = anExercise({
  ...{ id: "squat", pattern: "squat", intensity: "moderate" },
  muscles: { primary: ["quadriceps", "glutes"], secondary: ["calves"] },
});

function pick(session: Exercise[], candidates: Exercise[]) {
  const { warmUp, coolDown } = pickAroundTraining(session, candidates.flatMap(letThrough));
  return { warmUp: warmUp.map(({ id }) => id), coolDown: coolDown.map(({ id }) => id) };
}

describe("around a session", () => {
  it("[DO-11] what moves the trained muscles comes before it and what stretches them after it", () => {
    const picked = pick(
      [squat],
      [
        anExercise({ id: "neck-turns", muscles: about("neck") }),
        anExercise({ id: "heel-slides", muscles: about("quadriceps") }),
        anExercise({ id: "ankle-rocks", muscles: about("calves") }),
        anExercise({ id: "side-steps", pattern: "locomotion", muscles: about("glutes") }),
        anExercise({ id: "quad-stretch", pattern: "stretch", muscles: about("quadriceps") }),
        anExercise({ id: "chest-stretch", pattern: "stretch", muscles: about("chest") }),
      ],
    );
    expect(picked).toEqual({ warmUp: ["heel-slides", "side-steps"], coolDown: ["quad-stretch"] });
  });

  it("[DO-11] the second is for other muscles than the first, if there is one", () => {
    const slides = ["slides-a", "slides-b"].map((id) => anExercise({ id, muscles: about("quadriceps") }));
    const rocks = anExercise({ id: "rocks", muscles: about("calves") });
    expect(pick([squat], [...slides, rocks]).warmUp).toEqual(["slides-a", "rocks"]);
    expect(pick([squat], slides).warmUp).toEqual(["slides-a"]);
  });

  it("[DO-11] everything is short, light, no harder than the session, without equipment and not in it", () => {
    const fits = { muscles: about("quadriceps", "glutes") };
    expect(
      pick(
        [squat, anExercise({ id: "in-it", ...fits })],
        [
          anExercise({ ...fits, id: "in-it" }),
          anExercise({ ...fits, id: "long", minutes: 6 }),
          anExercise({ ...fits, id: "brisk", intensity: "moderate" }),
          anExercise({ ...fits, id: "advanced", level: "advanced" }),
          anExercise({ ...fits, id: "rolled", equipment: ["foam-roller"] }),
          anExercise({ ...fits, id: "plank", pattern: "hold" }),
          anExercise({ ...fits, id: "on-a-chair", equipment: ["chair"] }),
        ],
      ),
    ).toEqual({ warmUp: ["on-a-chair"], coolDown: [] });
  });

  it("[DO-11] nothing is needed where the session is light itself", () => {
    const candidates = [anExercise({ id: "other" })];
    expect(pick([anExercise()], candidates)).toEqual({ warmUp: [], coolDown: [] });
    expect(pick([], candidates)).toEqual({ warmUp: [], coolDown: [] });
    const brisk = anExercise({ id: "brisk", intensity: "vigorous" });
    expect(pick([anExercise(), brisk], candidates).warmUp).toEqual(["other"]);
  });
});
