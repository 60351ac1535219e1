import { readTold } from "@fernwell/domain/safety/read-told";
import { nothingTold, toldFields } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import { expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";

const vocabulary = createVocabulary(await readCatalogue());

const longestText = 2_000;
let seed = 1;
function random(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return (seed >>> 8) % below;
}
const letters = (count: number, from: number, among: number) =>
  Array.from({ length: count }, () => String.fromCodePoint(from + random(among))).join("");
const words = (length: number, separator: string, from = 0x61, among = 26) =>
  Array.from({ length: longestText / length }, () => letters(length, from, among)).join(separator);

/** Milliseconds of processor time once the code is warm: some ten times of what an idle machine needs. */
const maxMs = 60;
const runs = 8;

it.each([
  ["random words", () => words(6, " ")],
  ["random words with commas", () => words(7, ", ")],
  ["random Cyrillic words", () => words(6, " ", 0x430, 32)],
  ["single letters", () => words(1, ",")],
  ["one word", () => letters(longestText, 0x61, 26)],
  ["Chinese letters", () => letters(longestText, 0x4e00, 20_000)],
  ["Thai letters", () => letters(longestText, 0xe01, 46)],
  ["signs that stand for 18 letters each, nearly 10,000 in all", () => "\ufdfa".repeat(555)],
  ["pictures of foods", () => "🥜".repeat(longestText / 2)],
  ["denials", () => "no ".repeat(longestText / 3)],
] as const)("[TRUST-01] 2,000 characters of %s are read quickly, and no word is dropped", (_, write) => {
  for (const field of toldFields) {
    const read = () => {
      const text = write().slice(0, longestText);
      const startedAt = process.threadCpuUsage();
      const reading = readTold(
        { ...nothingTold, texts: { ...nothingTold.texts, [field]: text } },
        vocabulary,
      );
      const { user, system } = process.threadCpuUsage(startedAt);
      expect(reading.questions.length + reading.meanings[field].length).toBeGreaterThan(0);
      return (user + system) / 1_000;
    };
    expect(Math.min(...Array.from({ length: runs }, read))).toBeLessThan(maxMs);
  }
});
