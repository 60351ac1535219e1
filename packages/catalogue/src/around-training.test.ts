import { listPositions } from "@fernwell/domain/bitset";
import { pickAroundTraining } from "@fernwell/domain/doing/around-training";
import { type Exercise, fitnessLevels, needsEquipment } from "@fernwell/domain/movement/exercise";
import { limitations } from "@fernwell/domain/movement/limitations";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { noExerciseAnswers } from "@fernwell/domain/recommend/answers";
import { type GateCatalogue, openGate } from "@fernwell/domain/safety/gate";
import { readTold } from "@fernwell/domain/safety/read-told";
import { nothingTold } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { indexConflicts } from "./index-conflicts.ts";
import { readCatalogue } from "./read-catalogue.ts";

let catalogue: Catalogue;
let gateCatalogue: GateCatalogue;
beforeAll(async () => {
  catalogue = await readCatalogue();
  const vocabulary = createVocabulary(catalogue);
  gateCatalogue = {
    readTold: (told) => readTold(told, vocabulary),
    shelves: {
      meal: { conflicts: indexConflicts("meal", [], catalogue) },
      exercise: { conflicts: indexConflicts("exercise", catalogue.exercises, catalogue) },
      meditation: { conflicts: indexConflicts("meditation", [], catalogue) },
    },
  };
});

const anyPerson: fc.Arbitrary<PersonContext<"exercise">> = fc
  .record({
    texts: fc.uniqueArray(fc.constantFrom(...limitations), { maxLength: 3 }),
    hasEquipment: fc.boolean(),
    level: fc.constantFrom(...fitnessLevels),
    isMinor: fc.boolean(),
  })
  .map(({ texts, hasEquipment, level, isMinor }) => {
    const text = texts.join(", ");
    return {
      kind: "exercise",
      answers: { ...noExerciseAnswers, limitations: text, hasEquipment, level },
      told: { ...nothingTold, texts: { ...nothingTold.texts, limitations: text } },
      isMinor,
    };
  });

/** What the gate lets through, and a session of some of it. */
function open(person: PersonContext<"exercise">, places: readonly number[]) {
  const gate = openGate(gateCatalogue, person);
  const gated = gate.judgeAll();
  const servable = listPositions(gated.servable).flatMap((position) => gated.findItemAt(position) ?? []);
  const session = places.flatMap((place) => servable[place % Math.max(servable.length, 1)] ?? []);
  return { gate, servable, session };
}

const isLight = ({ intensity }: Exercise) => intensity === "light";

describe("a warm-up and a cool-down", () => {
  it("[DO-11] never include what the gate refuses, for random people and sessions", () => {
    fc.assert(
      fc.property(anyPerson, fc.array(fc.nat(), { maxLength: 6 }), (person, places) => {
        const { gate, servable, session } = open(person, places);
        const { warmUp, coolDown } = pickAroundTraining(session, servable);
        for (const item of [...warmUp, ...coolDown]) {
          expect(gate.judge(item).isServable, item.id).toBe(true);
          expect([isLight(item), item.minutes <= 5, needsEquipment(item)], item.id).toEqual([
            true,
            true,
            false,
          ]);
          expect(session.map(({ id }) => id)).not.toContain(item.id);
        }
        const ids = [...warmUp, ...coolDown].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(Math.max(warmUp.length, coolDown.length)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("[DO-11] are the same every time", () => {
    fc.assert(
      fc.property(anyPerson, fc.array(fc.nat(), { maxLength: 6 }), (person, places) => {
        const { servable, session } = open(person, places);
        const again = pickAroundTraining(session, servable.toReversed());
        expect(again).toEqual(pickAroundTraining(session, servable));
      }),
    );
  });

  it("[DO-11] are there for every exercise that is not light, for a person without limitations", () => {
    const person: PersonContext<"exercise"> = {
      ...{ kind: "exercise", answers: noExerciseAnswers, told: nothingTold, isMinor: false },
    };
    const { servable } = open(person, []);
    const without = servable.filter((exercise) => {
      const { warmUp, coolDown } = pickAroundTraining([exercise], servable);
      return isLight(exercise)
        ? warmUp.length + coolDown.length > 0
        : warmUp.length === 0 || coolDown.length === 0;
    });
    expect(servable.length).toBeGreaterThan(100);
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
