import { describeTarget, isMet } from "./measure.ts";
import { listOrderMeasures } from "./order-measures.ts";
import { readRealCatalogue } from "./real-catalogue.ts";

/** `pnpm -s measure:order` prints how good the order of recommendations is for 200 simulated people. */
const { catalogue } = await readRealCatalogue();
const print = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);

print(["Of", "Measure", "Value", "Target"]);
print(["---", "---", "---", "---"]);
for (const { of, measures } of listOrderMeasures(catalogue)) {
  for (const measure of measures) {
    const value = String(Math.round(measure.value * 100) / 100);
    print([of, measure.name, isMet(measure) ? value : `**${value}**`, describeTarget(measure)]);
  }
}
