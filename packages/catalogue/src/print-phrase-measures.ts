import { readPhraseFiles, readPromptFiles } from "./labelled-phrases.ts";
import { measurePhrases } from "./measure-phrases.ts";
import { createPromptTrial, judgePrompts } from "./prompt-trial.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { createTextTrial } from "./text-trial.ts";

// Prints how every file of labelled phrases and prompts is read. `--list` also prints those that went wrong.
const catalogue = await readCatalogue();
const tryText = createTextTrial(catalogue);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

for (const { name, phrases } of readPhraseFiles()) {
  const { count, leaks, known, asked, alarms } = measurePhrases(phrases, tryText, catalogue);
  process.stdout.write(
    `${name.padEnd(28)} ${String(count).padStart(4)} phrases, ${leaks.length} let something through, ` +
      `${percent(asked.length, known)} of ${known} known ones asked about, ${percent(alarms.length, count)} false alarms\n`,
  );
  if (!process.argv.includes("--list")) continue;
  for (const { phrase, served } of leaks)
    process.stdout.write(`  let through: ${phrase.text} (${served.join(", ")})\n`);
  for (const { text } of asked) process.stdout.write(`  asked: ${text}\n`);
  for (const { text } of alarms) process.stdout.write(`  false alarm: ${text}\n`);
}

const tryPrompt = createPromptTrial(catalogue);
for (const { name, prompts } of readPromptFiles()) {
  const { ruling, servedAgainst, asked, harmless, heldUp } = judgePrompts(prompts.map(tryPrompt));
  process.stdout.write(
    `prompts ${name.padEnd(20)} ${String(prompts.length).padStart(4)} prompts, ${servedAgainst.length} of ${ruling} served against, ` +
      `${asked.length} asked about a word, ${heldUp.length} of ${harmless} harmless ones cost something\n`,
  );
  if (!process.argv.includes("--list")) continue;
  for (const { prompt, understood } of servedAgainst)
    process.stdout.write(`  served against: ${prompt} (understood ${understood.join(", ")})\n`);
  for (const { prompt, asks } of asked) process.stdout.write(`  asked: ${prompt} (${asks.join(", ")})\n`);
  for (const { prompt, asks, understood } of heldUp)
    process.stdout.write(`  held up: ${prompt} (${[...asks, ...understood].join(", ")})\n`);
}
