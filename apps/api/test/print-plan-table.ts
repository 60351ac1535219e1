import { itemKinds } from "@fernwell/domain/item-kind";
import { realisticPeople } from "../../../packages/catalogue/test/realistic-people.ts";
import { createPlanTrial } from "../src/plan-trial.ts";
import { createItemFacts } from "./item-facts.ts";
import { findMisses, readLines, type WishedPlan } from "./wished-plans.ts";

/** Prints how often plans have the size that was asked for, for twelve people, and how often they are what people wished for. */
const maxItems = 50;
const tryPlan = await createPlanTrial();
const print = (line: string) => process.stdout.write(`${line}\n`);

print("| Person | Prompts | Right size | Relaxed | Told |\n| --- | --- | --- | --- | --- |");
for (const { name, age, ...answers } of realisticPeople) {
  const all = { ...answers.meal, ...answers.exercise, ...answers.meditation };
  const counts = { prompts: 0, right: 0, relaxed: 0, told: 0 };
  for (const kind of itemKinds) {
    const file = `prompts-${kind}.jsonl`;
    for (const { prompt, expect } of readLines<{ prompt: string; expect: { count?: number } }>(file)) {
      const { entries, relaxed, note } = await tryPlan({ kind, answers: all, age, prompt });
      const size = expect.count === undefined ? null : Math.min(maxItems, expect.count);
      counts.prompts += 1;
      counts.right += Number(size === null ? entries.length > 0 : entries.length === size);
      counts.relaxed += Number(relaxed.length > 0);
      counts.told += Number(relaxed.length > 0 && relaxed.every(({ text }) => note.includes(text)));
    }
  }
  print(`| ${[name, ...Object.values(counts)].join(" | ")} |`);
}

const facts = await createItemFacts();
print("\n| Set | Prompts | Right |\n| --- | --- | --- |");
for (const part of ["", "-2", "-3", "-4", "-5"]) {
  const wished = readLines<WishedPlan>(`wished-plans${part}.jsonl`);
  let right = 0;
  for (const wish of wished) {
    const tried = await tryPlan({ kind: wish.kind, prompt: wish.prompt });
    right += Number(findMisses(tried, wish, facts).length === 0);
  }
  print(`| wished-plans${part} | ${wished.length} | ${right} |`);
}
