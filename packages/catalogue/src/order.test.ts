import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { hasBit } from "@fernwell/domain/bitset";
import type { MealType } from "@fernwell/domain/food/meal";
import { seasonalIngredientIds } from "@fernwell/domain/food/seasons";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { isHard } from "@fernwell/domain/movement/hard";
import { noAnswers } from "@fernwell/domain/recommend/answers";
import { isAssurance } from "@fernwell/domain/recommend/assurances";
import { getScore, scoreAll } from "@fernwell/domain/recommend/scores";
import { getMealMix } from "@fernwell/domain/recommend/weights";
import { beforeAll, describe, expect, it } from "vitest";
import { type Card, openPages } from "../test/first-pages.ts";
import { isMet } from "../test/measure.ts";
import { findLargestShare, isNovice, listOrderMeasures } from "../test/order-measures.ts";
import { listOrderRows } from "../test/order-table.ts";
import { isFullProof } from "../test/proof-size.ts";
import { fillRealShelves, type RealShelves } from "../test/real-shelves.ts";
import { listSimulatedPeople, type SimulatedPerson, toContext } from "../test/simulated-people.ts";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

const day = "2026-11-18";
const pageSize = 20;
const people = listSimulatedPeople();

let catalogue: Catalogue;
let real: RealShelves;
beforeAll(async () => {
  catalogue = await readCatalogue();
  real = fillRealShelves(catalogue);
});

const open = <Kind extends ItemKind>(kind: Kind, person: SimulatedPerson) =>
  openPages(toContext(kind, person), real);
const listFirst = <Kind extends ItemKind>(kind: Kind, person: SimulatedPerson): Card<Kind>[] =>
  open(kind, person).listCards(day, pageSize);

describe("page one of meals", () => {
  it("[FIND-20] has every meal type in its share, for people who chose none", () => {
    for (const person of people.filter(({ answers }) => answers.meal.mealTypes.length === 0)) {
      const types = listFirst("meal", person).map(({ item }) => item.mealTypes);
      const count = (type: MealType) => types.filter((each) => each.includes(type)).length;
      const isBite = (each: readonly MealType[]) =>
        each.every((type) => type === "snack" || type === "drink");
      for (const { type, parts } of getMealMix(null)) expect(count(type)).toBeGreaterThanOrEqual(parts);
      expect(count("drink")).toBe(2);
      expect(types.filter(isBite).length).toBeLessThanOrEqual(4);
      expect(types.slice(0, 4).filter(isBite)).toEqual([]);
    }
  });

  it("[FIND-20] is divided between the meal types that a person chose", () => {
    const choosers = people.filter(({ answers }) => answers.meal.mealTypes.length > 0);
    expect(choosers.length).toBeGreaterThan(50);
    for (const person of choosers) {
      const { mealTypes: chosen, mainGoals } = person.answers.meal;
      const { servable, listCards } = open("meal", person);
      const isOffered = (type: MealType) => (meal: (typeof servable)[number]) =>
        meal.mealTypes.includes(type) && (!mainGoals.includes("save-time") || meal.minutes <= 40);
      const shares = getMealMix(null).filter(({ type }) => chosen.includes(type));
      const all = shares.reduce((sum, { parts }) => sum + parts, 0);
      const cards = listCards(day, pageSize);
      for (const { type, parts } of shares) {
        const due = Math.min(Math.floor((pageSize * parts) / all), servable.filter(isOffered(type)).length);
        expect(cards.filter(({ item }) => item.mealTypes.includes(type)).length).toBeGreaterThanOrEqual(due);
      }
    }
  });

  it.each(["morning", "midday", "evening"] as const)(
    "[FIND-26] begins with the meal of the time of day and has the most of it: %s",
    (partOfDay) => {
      const [leading] = getMealMix(partOfDay);
      for (const person of people.filter(({ answers }) => answers.meal.mealTypes.length === 0)) {
        const { listCards } = openPages(toContext("meal", person), real, { partOfDay, hemisphere: null });
        const types = listCards(day, pageSize).map(({ item }) => item.mealTypes);
        expect(types[0]).toContain(leading?.type);
        for (const { type, parts } of getMealMix(partOfDay))
          expect(types.filter((each) => each.includes(type)).length).toBeGreaterThanOrEqual(parts);
      }
    },
  );

  it("[FIND-34] has facts for people without answers, on most of its cards", () => {
    const sentences = listFirst("meal", { answers: noAnswers, isMinor: false }).map((card) => card.sentences);
    expect(sentences.filter(({ length }) => length > 0).length).toBeGreaterThan(pageSize / 2);
    expect(sentences.flat().join()).toMatch(/Ready in \d+ minutes/);
    expect(new Set(sentences.flat()).size).toBeGreaterThan(4);
  });

  it("[FIND-21] has nothing over 40 minutes for people who want to save time, while there is anything shorter", () => {
    const savers = people.filter(({ answers }) => answers.meal.mainGoals.includes("save-time"));
    expect(savers.length).toBeGreaterThan(20);
    for (const person of savers) {
      const minutes = open("meal", person)
        .listCards(day, 9999)
        .map(({ item }) => item.minutes);
      const firstLong = minutes.findIndex((each) => each > 40);
      expect(minutes.slice(firstLong).filter((each) => each <= 40)).toEqual([]);
      expect(Math.max(...minutes.slice(0, pageSize))).toBeLessThanOrEqual(40);
    }
  });

  it("[FIND-20] shows people without answers dishes for ordinary days, with a slow one now and then", () => {
    const { listCards } = open("meal", { answers: noAnswers, isMinor: false });
    const pages = Array.from({ length: 14 }, (_, at) => listCards(`2026-11-${at + 10}`, pageSize));
    for (const page of pages) {
      const [festive, slow] = [
        page.filter(({ item }) => item.cost === "festive"),
        page.filter(({ item }) => item.minutes > 60),
      ];
      expect(festive.length).toBeLessThanOrEqual(1);
      expect(slow.length).toBeLessThanOrEqual(3);
    }
  });
});

describe("page one of exercises", () => {
  it("[FIND-22] has nothing hard or of high impact for beginners and people who did not say, while there is other", () => {
    const novices = people.filter(isNovice);
    expect(novices.length).toBeGreaterThan(80);
    for (const person of novices) {
      const hard = open("exercise", person)
        .listCards(day, 9999)
        .map(({ item }) => isHard(item) || item.impact === "high");
      const firstHard = hard.indexOf(true);
      if (firstHard >= 0) expect(hard.slice(firstHard).every(Boolean)).toBe(true);
      expect(hard.slice(0, pageSize).some(Boolean)).toBe(false);
    }
  });
});

describe.each(itemKinds)("every page of %ss", (kind) => {
  it("together holds everything that the gate lets through once, whatever its size", () => {
    for (const person of people.filter((_, at) => at % 20 === 0)) {
      const { servable, listCards } = open(kind, person);
      const whole = listCards(day, 9999).map(({ item }) => item.id);
      expect(whole.toSorted()).toEqual(servable.map(({ id }) => id).toSorted());
      for (const size of [7, 20, 40]) {
        const pages = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
          listCards(day, size, at + 1),
        );
        expect(pages.flat().map(({ item }) => item.id)).toEqual(whole);
      }
    }
  });

  it("is the same for the same answers and day, and another on another day", () => {
    const person = people[0] ?? { answers: noAnswers, isMinor: false };
    const listIds = (on: string) =>
      open(kind, person)
        .listCards(on, pageSize)
        .map(({ item }) => item.id);
    expect(listIds(day)).toEqual(listIds(day));
    expect(listIds("2026-11-19")).not.toEqual(listIds(day));
  });

  it("[FIND-23] has three of one cuisine, pattern or practice in a row only where no other is left", () => {
    for (const person of people) {
      const sorts = open(kind, person)
        .listCards(day, 40)
        .map(({ sort }) => sort);
      sorts.forEach((sort, at) => {
        if (at < 2 || sorts[at - 1] !== sort || sorts[at - 2] !== sort) return;
        expect([at >= pageSize, new Set(sorts.slice(at)).size]).toEqual([true, 1]);
      });
    }
  });

  it("[FIND-30] [FIND-34] gives at most two reasons, each an answer that raised the item, a constraint that it keeps or, without answers, a fact", () => {
    const shelf = real.shelves[kind];
    for (const person of people) {
      const { wishes, listFacts, servable, listCards } = open(kind, person);
      const score = (without: string | null) =>
        scoreAll(
          shelf.items.length,
          wishes.filter(({ reason }) => JSON.stringify(reason) !== without),
        );
      const before = score(null);
      for (const { position, reasons } of listCards(day, pageSize)) {
        expect(reasons.length).toBeLessThanOrEqual(2);
        for (const reason of reasons) {
          const text = JSON.stringify(reason);
          if (wishes.some((wish) => JSON.stringify(wish.reason) === text)) {
            expect(getScore(score(text), position)).toBeLessThan(getScore(before, position));
          } else if (wishes.length === 0 && !isAssurance(reason)) {
            const fact = listFacts(day).find((each) => JSON.stringify(each.reason) === text);
            expect(fact !== undefined && hasBit(fact.bits, position)).toBe(true);
          } else {
            expect([isAssurance(reason), servable.length < shelf.items.length]).toEqual([true, true]);
          }
        }
      }
    }
  });

  it("[FIND-31] has no sentence on more than a third of its cards", () => {
    for (const person of people) {
      const { listCards } = open(kind, person);
      for (const page of [1, 2]) {
        expect(findLargestShare(listCards(day, pageSize, page))).toBeLessThanOrEqual(1 / 3);
      }
    }
  });
});

describe("a person with a constraint", () => {
  const listSentences = (kind: ItemKind, person: SimulatedPerson) =>
    listFirst(kind, person).flatMap(({ sentences }) => sentences);

  it("[FIND-32] reads that what they see is gluten free, if they have coeliac disease", () => {
    const coeliacs = people.filter(({ answers }) => answers.meal.allergies === "coeliac disease");
    expect(coeliacs.length).toBeGreaterThan(3);
    for (const person of coeliacs) {
      expect(listSentences("meal", person)).toContain("Gluten free, like everything shown here");
      for (const { item } of open("meal", person).listCards(day, 9999)) {
        expect([item.id, item.diets.includes("gluten-free")]).toEqual([item.id, true]);
      }
    }
  });

  it("[FIND-32] reads about their knees, if these are bad", () => {
    const sore = people.filter(({ answers }) => answers.exercise.limitations === "bad knees");
    expect(sore.length).toBeGreaterThan(3);
    for (const person of sore) {
      expect(listSentences("exercise", person).join()).toContain("Easy on your knees");
    }
    expect(sore.flatMap((person) => listSentences("exercise", person))).toContain(
      "Easy on your knees: done seated",
    );
  });

  it("[FIND-32] is told only of allergens that nothing they see contains", () => {
    for (const person of people.filter(({ answers }) => answers.meal.allergies !== "")) {
      const { servable, listCards } = open("meal", person);
      for (const reason of listCards(day, pageSize).flatMap(({ reasons }) => reasons)) {
        if (reason.kind === "free-of") {
          const unsafe = servable.filter(({ allergens }) =>
            reason.allergens.some((allergen) => allergens[allergen] !== "notAnIngredient"),
          );
          expect(unsafe).toEqual([]);
        }
        if (reason.kind === "diet" && isAssurance(reason)) {
          expect(servable.filter(({ diets }) => !diets.some((diet) => diet === reason.id))).toEqual([]);
        }
      }
    }
  });
});

it("[FIND-24] every ingredient with a season is in the catalogue", () => {
  const known = new Set<string>(catalogue.ingredients.map(({ id }) => id));
  expect(seasonalIngredientIds.filter((id) => !known.has(id))).toEqual([]);
});

it("[FIND-25] keeps every measure of the order within its bounds for 200 people over a fortnight, with a row for each", () => {
  expect(people).toHaveLength(200);
  expect(people.filter(({ answers }) => answers === noAnswers)).toHaveLength(20);
  const groups = listOrderMeasures(catalogue);
  const missed = groups.flatMap(({ of, measures }) =>
    measures.filter((measure) => !isMet(measure)).map(({ name, value }) => `${of}: ${name}: ${value}`),
  );
  expect(missed).toEqual([]);

  const [header, , ...rows] = listOrderRows(groups);
  expect(header).toBe("| Of | Measure | Value | Target |");
  const named = groups.flatMap(({ of, measures }) => measures.map(({ name }) => `| ${of} | ${name}`));
  expect(rows.map((row) => row.split(" | ").slice(0, 2).join(" | "))).toEqual(named);
});

it.runIf(isFullProof)("[FIND-25] prints a row for every measure", async () => {
  const command = fileURLToPath(new URL("../test/print-order.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [command]);
  const rows = stdout.trim().split("\n").slice(2);
  expect(rows).toEqual(listOrderRows(listOrderMeasures(catalogue)).slice(2));
});
