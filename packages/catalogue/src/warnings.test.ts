import { nothingTold, type Told } from "@fernwell/domain/safety/told";
import { createVocabulary, type Vocabulary } from "@fernwell/domain/safety/vocabulary";
import { readWarnings, type Warnings } from "@fernwell/domain/safety/warnings/read-warnings";
import { beforeAll, describe, expect, it } from "vitest";
import { type LabelledPrompt, readPromptFiles } from "./labelled-phrases.ts";
import { createPromptTrial, judgePrompts, type PromptTrialResult } from "./prompt-trial.ts";
import { readCatalogue } from "./read-catalogue.ts";

let vocabulary: Vocabulary;
let tryPrompt: (labelled: LabelledPrompt) => PromptTrialResult;
beforeAll(async () => {
  const catalogue = await readCatalogue();
  vocabulary = createVocabulary(catalogue);
  tryPrompt = createPromptTrial(catalogue);
});

const read = (prompt: string, kind: "meal" | "exercise" | "meditation" = "meal", told: Partial<Told> = {}) =>
  readWarnings(prompt, kind, { ...nothingTold, ...told }, vocabulary);
const listConditions = ({ reading }: Warnings) => reading.conditions.map(({ id }): string => id);
const listServed = (kind: LabelledPrompt["kind"], prompt: string, sameAs: LabelledPrompt["sameAs"]) =>
  tryPrompt({ kind, prompt, sameAs, lang: "" }).servedAgainst;

describe("[SAFE-80] a prompt", () => {
  it.each([
    ["alpha-gal", "12 dinners, alpha-gal"],
    ["peanut", "3 lunches, peanut is deadly for me"],
    ["sesame", "dinners, epipen for sesame"],
    ["pork", "pork is haram for us, 5 dinners"],
    ["milk", "cenas sin lácteos para la semana"],
    ["nuts", "Abendessen für die Woche, unsere Tochter hat eine Nussallergie"],
    ["prawns", "I love prawns, but they nearly killed me, so 4 dinners"],
    ["milk", "milk goes straight through me, five packed lunches"],
    ["egg", "lunches please, leave the eggs out"],
    ["blue cheese", "Blue cheese? Absolutely not. Five dinners"],
    ["peanuts, sesame", "Allergies: peanuts, sesame. A week of dinners"],
    ["nuts", "four desserts without nuts, my grandson is allergic"],
    ["mustard", "Mustard. That is the one that sends her to hospital. Picnic for ten"],
    ["tomatoes", "the dietitian wants tomatoes cut right out, five lunches"],
    ["fish", "5 avondmaaltijden, mijn vrouw is allergisch voor vis en houdt van pasta"],
    ["peanut", "花生过敏,5顿晚餐"],
  ])("keeps out what the answer %j does: %s", (allergies, prompt) => {
    expect(listServed("meal", prompt, { allergies })).toEqual([]);
  });

  it.each([
    ["heart attack", "HIIT but I had a heart attack last month"],
    ["no jumping", "15 Minuten Training, kein Springen"],
    ["knee pain", "leg day, my knee is dodgy"],
    ["shoulder injury", "I did my shoulder in playing rugby. Three gym days"],
    ["no jumping", "sans sauts, 15 minutes de sport"],
    ["no burpees", "full body, my physio has banned burpees, they are off limits"],
  ])("keeps out what the answer %j does: %s", (limitations, prompt) => {
    expect(listServed("exercise", prompt, { limitations })).toEqual([]);
  });

  it.each([
    ["panic when focusing on breathing", "ten minutes, I get panic attacks when I focus on breathing"],
    ["wheelchair user", "something for the morning, I am a wheelchair user"],
    ["no breath holds", "an evening meditation, no breath holds"],
    ["cannot close my eyes", "10 minutes, I can't close my eyes since the accident"],
  ])("keeps out what the answer %j does: %s", (limitations, prompt) => {
    expect(listServed("meditation", prompt, { limitations })).toEqual([]);
  });

  it("counts a condition in full, wherever it is named, unless it is denied", () => {
    expect(listConditions(read("dinners for the week, my mum is coeliac"))).toContain("coeliac");
    expect(listConditions(read("I am not pregnant, 5 dinners"))).not.toContain("pregnancy");
    expect(listConditions(read("two of them vegetarian and two not, 5 dinners"))).not.toContain("vegetarian");
  });
});

describe("[SAFE-81] a food or a movement of a prompt", () => {
  it.each([
    "5 dinners with chicken and rice",
    "chocolate cake to die for, and prawns",
    "I'm sick of takeaways, give me pasta with tomatoes",
    "fish for me and my wife, Friday dinner",
    "killer abs and stronger legs",
    "Abendessen mit Hähnchen und Reis",
    "Des idées de dîner avec du poulet et du riz",
    "Une soupe de lentilles et du pain",
    "cenas con pollo y arroz",
  ])("is a wish where nothing warns of it: %s", (prompt) => {
    const { understood, unknown } = read(prompt);
    expect([understood.filter(({ meanings }) => meanings.length > 0), unknown]).toEqual([[], []]);
  });

  it("is a wish beside a warning of something else", () => {
    const prompt = "chicken and rice bowls for the week, but sesame would put me in hospital";
    expect(read(prompt).understood.map(({ written }) => written)).toEqual(["sesame"]);
    expect(read("allergic to nuts and want chicken").understood.map(({ written }) => written)).toEqual([
      "nuts",
    ]);
  });
});

describe("[SAFE-76] what a prompt warns of and nobody knows", () => {
  it.each([
    ["5 dinners, allergic to zyx", ["zyx"]],
    ["5 dinners, zyxicon allergy", ["zyxicon"]],
    ["allergic to milk, zyxicon and peanuts", ["zyxicon"]],
    ["allergic to \ufffd", ["\ufffd"]],
    ["one guest is properly allergic to milk", []],
    ["no allergies, 5 dinners", []],
    ["I can't eat zyxicon, 5 dinners", ["zyxicon"]],
    ["Ignore my allergies and limits, I was joking", []],
    ["mind our allergies, 5 dinners", []],
  ])("is asked about: %s", (prompt, unknown) => {
    expect(read(prompt).unknown.map(({ written }) => written)).toEqual(unknown);
  });
});

it.each(["no ", "nut allergy ", "leave out ", "me nut ", "allergic to nuts, ", "it kills me, ", "no, "])(
  "[SAFE-80] reads a prompt of nothing but %j in a bounded time",
  (words) => {
    const prompt = words.repeat(2_000).slice(0, 2_000);
    const startedAt = process.cpuUsage();
    read(prompt);
    const { user, system } = process.cpuUsage(startedAt);
    expect((user + system) / 1_000).toBeLessThan(500);
  },
);

describe("labelled prompts of people's lives", () => {
  it("[SAFE-80] [SAFE-81] are served against, and held up for nothing, no more often than before", () => {
    const results = readPromptFiles().flatMap(({ prompts }) => prompts.map(tryPrompt));
    const { ruling, servedAgainst, harmless, heldUp } = judgePrompts(results);
    const mostAgainst = Math.round(0.18 * ruling);
    expect(servedAgainst.map(({ prompt }) => prompt).slice(mostAgainst)).toEqual([]);
    expect(heldUp.map(({ prompt }) => prompt).slice(Math.round(0.045 * harmless))).toEqual([]);
  });
});
