import { buildPlan, longestPrompt } from "@fernwell/contract/plan-builder";
import { longestChipText, maxChips, planReadingSchema } from "@fernwell/contract/plan-reading";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { PlanRequest } from "@fernwell/domain/planning/prompt/requests";
import { noAnswers } from "@fernwell/domain/recommend/answers";
import { nothingTold } from "@fernwell/domain/safety/told";
import type { Snapshot } from "../../../src/features/catalogue/catalogue.types.ts";
import { planFor, recallPrompt } from "../../../src/features/plan-builder/plan-builder.service.ts";
import { readRequest } from "../../../src/features/plan-builder/planners.ts";
import type { Random } from "../random.ts";
import { defineParser, type Parser } from "./parser.ts";
import { prompts } from "./phrases.ts";
import { countCharacters, writeText } from "./write-text.ts";

const share: Readonly<Record<ItemKind, number>> = { meal: 30, exercise: 40, meditation: 40 };

/** The prompts for plans: their reading, the plans that the rules make of them, and what a saved plan recalls of them. */
export function listPromptParsers(snapshot: Snapshot): Parser[] {
  const readings = itemKinds.map((kind) =>
    defineParser(`a prompt for ${kind}s`, {
      share: share[kind],
      generate: (random) => writePrompt(random, kind),
      parse: (text) => {
        const prompt = readBody(text)?.prompt;
        return prompt === undefined ? null : readRequest(snapshot, getPerson(kind), prompt);
      },
      findFlaw: (text, request) => findLimitFlaw(text, request) ?? (request && findRequestFlaw(request)),
    }),
  );
  return [
    ...readings,
    defineParser("an allergy in a prompt", {
      share: 10,
      generate: (random) => writePrompt(random, "meal").slice(0, longestPrompt - statedAllergy.length),
      parse: (text) => readRequest(snapshot, getPerson("meal"), text + statedAllergy),
      findFlaw: (_, { unwantedAllergens }) =>
        unwantedAllergens.includes("peanut") ? null : "lost the allergy to peanuts",
    }),
    defineParser("a plan from a prompt", {
      share: 4,
      generate: (random) => {
        const kind = random.pick(itemKinds);
        return { kind, prompt: writePrompt(random, kind), ...writeChanges(random) };
      },
      parse: async ({ kind, ...asked }) => {
        const body = readBody(asked.prompt, asked);
        if (body === null) return null;
        const { outcome } = await planFor({ snapshot, model: null }, getPerson(kind), body, "2026-11-17");
        return outcome;
      },
      findFlaw: (_, outcome) => {
        const error = outcome && buildPlan.output.safeParse(outcome).error;
        return error ? `the plan breaks the contract: ${error.message}` : null;
      },
    }),
    defineParser("a prompt of a saved plan", {
      share: 2,
      generate: (random) => ({
        kind: random.pick(itemKinds),
        reading: {
          prompt: writePrompt(random, "meal").slice(0, longestPrompt),
          chips: Array.from({ length: random.below(maxChips + 1) }, () => ({
            id: "need",
            text: writePrompt(random, "meal").slice(0, longestChipText),
            value: null,
            is_need: true,
          })),
          relaxations: [],
        },
      }),
      parse: ({ kind, reading }) =>
        recallPrompt(snapshot, getPerson(kind), planReadingSchema.parse(reading)).maxMinutes,
    }),
  ];
}

function readBody(prompt: string, asked: object = {}) {
  const body = buildPlan.body.safeParse({ ...asked, prompt });
  return body.success ? body.data : null;
}

const statedAllergy = ". I am allergic to peanuts.";

function writePrompt(random: Random, kind: ItemKind): string {
  return writeText(random, { phrases: prompts[kind], maxLength: longestPrompt });
}

const chipIds = [
  "count",
  "maxMinutes",
  "days",
  "weekdays",
  "servings",
  "food:spinach",
  "diet:vegan",
  "",
  "__proto__",
];

function writeChanges(random: Random) {
  const pickIds = () => Array.from({ length: random.below(3) }, () => random.pick(chipIds));
  return {
    without: pickIds(),
    set: Object.fromEntries(pickIds().map((id) => [id, 1 + random.below(2_000)])),
  };
}

/** A person who has told us nothing. */
export function getPerson<Kind extends ItemKind>(kind: Kind): PersonContext<Kind> {
  return { kind, answers: noAnswers[kind], told: nothingTold, isMinor: false };
}

function findLimitFlaw(text: string, request: PlanRequest | null): string | null {
  return countCharacters(text) > longestPrompt && request !== null
    ? "a prompt over the limit was read"
    : null;
}

/** More than any plan can use. */
const maxFigure = 1_000_000;

function findRequestFlaw(request: PlanRequest): string | null {
  const wrong = Object.entries(request).filter(
    ([, value]) => typeof value === "number" && !(value >= 0 && value <= maxFigure),
  );
  if (wrong.length > 0) return `impossible figures: ${JSON.stringify(Object.fromEntries(wrong))}`;
  return request.searchText.length > 4 * longestPrompt ? "the text to search for grows" : null;
}
