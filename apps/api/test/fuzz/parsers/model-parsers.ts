import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildPlan } from "@fernwell/contract/plan-builder";
import { itemKinds } from "@fernwell/domain/item-kind";
import { cleanPlanName } from "@fernwell/domain/planning/picking/clean-plan-name";
import type { Snapshot } from "../../../src/features/catalogue/catalogue.types.ts";
import { hideContacts } from "../../../src/features/plan-builder/hide-contacts.ts";
import { planFor } from "../../../src/features/plan-builder/plan-builder.service.ts";
import { createPlanModel } from "../../../src/platform/model/plan-model.ts";
import { readingSchema } from "../../../src/platform/model/reading-schema.ts";
import { pickHostileText, pickHostileValue } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import { defineParser, type Parser } from "./parser.ts";
import { addresses, names, prompts } from "./phrases.ts";
import { getPerson } from "./prompt-parsers.ts";
import { writeText } from "./write-text.ts";

/** As many tokens as a reply may have make about this many characters. */
const maxReply = 8_000;
const maxPlanName = 60;
const maxPlanned = 50;

/** What a language model sends: its reply as text, the reading in it, the ids and the name. */
export async function openModelParsers(
  snapshot: Snapshot,
): Promise<{ readonly parsers: Parser[]; close(): Promise<void> }> {
  const provider = await startProvider();
  const model = createPlanModel({
    provider: "openai-compatible",
    url: new URL(provider.url),
    key: null,
    name: "fuzz",
    timeoutMs: 60_000,
    prices: { input: 1, output: 1 },
  });
  const parsers = [
    defineParser("a model's reply", {
      share: 10,
      generate: (random) => writeReply(random, snapshot),
      parse: (reply) => {
        provider.setReply(reply);
        return model.choose({ noun: "meals", wish: "soup", count: 3, candidates: [] });
      },
      findFlaw: (_, choice) =>
        choice.ok || choice.failure === "nonsense" ? null : `the reply counts as ${choice.failure}`,
    }),
    defineParser("a plan that a model chose", {
      share: 3,
      generate: (random) => ({
        kind: random.pick(itemKinds),
        prompt: random.pick(prompts.meal),
        ids: writeIds(random, snapshot),
        name: writeText(random, { phrases: names, maxLength: 2_000 }),
        reading: random.chance(0.8) ? writeReading(random) : null,
      }),
      parse: async ({ kind, prompt, ids, name, reading }) => {
        const use = { inputTokens: 1, outputTokens: 1, cost: 0 };
        const parsed = readingSchema.nullable().catch(null).parse(reading);
        const chosen = { choose: async () => ({ ok: true, ids, name, reading: parsed, use }) as const };
        const wanted = { prompt, without: [], set: {} };
        const { outcome } = await planFor({ snapshot, model: chosen }, getPerson(kind), wanted, "2026-11-17");
        return outcome;
      },
      findFlaw: ({ kind }, outcome) => {
        const { error } = buildPlan.output.safeParse(outcome);
        if (error) return `the plan breaks the contract: ${error.message}`;
        if (outcome.entries.length > maxPlanned) return `${outcome.entries.length} entries`;
        const isKnown = (id: string) => snapshot.shelves[kind].find(id) !== null;
        return outcome.plan_ids.every(isKnown) ? null : "an item that the catalogue does not have";
      },
    }),
    defineParser("a model's name for a plan", {
      share: 40,
      generate: (random) => writeText(random, { phrases: names, maxLength: 2_000 }),
      parse: cleanPlanName,
      findFlaw: (_, name) =>
        name === null || (name.length <= maxPlanName && !/[<>\p{Cc}\p{Cf}]/u.test(name))
          ? null
          : "a name that is not plain",
    }),
    defineParser("a prompt for a model", {
      share: 20,
      generate: (random) =>
        writeText(random, { phrases: [...prompts.meal, ...addresses, ...names], maxLength: 2_000 }),
      parse: hideContacts,
      findFlaw: (_, wish) => (/[^\s"'<>()]@[^\s"'<>()]/.test(wish) ? "an address is left" : null),
    }),
  ];
  return { parsers, close: provider.close };
}

function writeReply(random: Random, snapshot: Snapshot): string {
  const plan = {
    reading: random.chance(0.7) ? writeReading(random) : null,
    ids: writeIds(random, snapshot),
    name: "A Plan",
  };
  const spoiled = random.chance(0.3)
    ? { ...plan, [random.pick(["reading", "ids", "name"])]: pickHostileValue(random) }
    : plan;
  const text = JSON.stringify(spoiled);
  if (random.chance(0.4)) return text.slice(0, maxReply);
  return writeText(random, {
    phrases: [text, text, "Here you are:", "```json", "null"],
    maxLength: maxReply,
  });
}

function writeIds(random: Random, { shelves }: Snapshot): string[] {
  const known = random.pick(itemKinds.map((kind) => shelves[kind].items.map(({ id }) => id)));
  const pick = () => (random.chance(0.8) ? random.pick<string>(known) : pickHostileText(random));
  return Array.from({ length: random.pick([0, 1, 5, 7, 300]) }, pick);
}

/** Nearly always of the right shape, and rarely of sense. */
function writeReading(random: Random): unknown {
  const figure = () => random.pick([null, null, 1, 3, 7, 0, -1, 1.5, 1e9, Number.MAX_SAFE_INTEGER]);
  const words = () =>
    Array.from({ length: random.pick([0, 0, 1, 3, 60]) }, () =>
      writeText(random, { phrases: prompts.meal, maxLength: 200 }),
    );
  return {
    count: figure(),
    perSlot: {
      breakfast: figure(),
      lunch: figure(),
      dinner: figure(),
      snack: null,
      drink: null,
      dessert: figure(),
    },
    days: figure(),
    weekdays: random.pick([[], ["monday"], ["Tuesday", "someday", ""]]),
    people: figure(),
    maxMinutes: figure(),
    minMinutes: figure(),
    totalMinutes: figure(),
    isCheap: random.chance(0.5),
    noCookDays: random.pick([[], ["friday"], words()]),
    limits: words().map((what) => ({ what, atLeast: figure(), atMost: figure() })),
    wanted: words(),
    useUp: words(),
    refused: words(),
    needs: words(),
  };
}

/** Speaks the protocol of the provider, and always says what it was told to. */
async function startProvider() {
  let reply = "";
  const server = createServer((request, response) => {
    request.resume();
    request.once("end", () => {
      const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: reply } }];
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ id: "1", created: 1, model: "fuzz", choices }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    setReply: (text: string) => {
      reply = text;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
