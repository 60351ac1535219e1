import { createInterface } from "node:readline";
import { readCatalogue } from "./read-catalogue.ts";
import { createTextTrial, trialSchema } from "./text-trial.ts";

// Reads JSON lines {"kind": "allergy" | "dislike" | "limitation", "text": "…"} and prints what the product makes of each.
const tryText = createTextTrial(await readCatalogue());

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  process.stdout.write(`${JSON.stringify(tryText(trialSchema.parse(JSON.parse(line))))}\n`);
}
