import { readPhraseFiles } from "./labelled-phrases.ts";
import { measurePhrases } from "./measure-phrases.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { createTextTrial } from "./text-trial.ts";

// Prints how every file of labelled phrases is read. `--list` also prints the phrases that went wrong.
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
