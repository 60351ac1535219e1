import { parseArgs } from "node:util";
import { startCostServer } from "./measure-call.ts";
import { measuredCalls } from "./measured-calls.ts";

/**
 * Prints what calls cost as JSON: `node apps/api/bench/cost/measure-calls.ts [--meals 1000,10000] [--only "getWeek (1,000)"]`.
 * Several names are separated by semicolons.
 */
const { values } = parseArgs({
  options: { meals: { type: "string", default: "1000,10000" }, only: { type: "string" } },
});
const only = values.only?.split(";");
const costs = [];
for (const [index, meals] of values.meals.split(",").map(Number).entries()) {
  const named = measuredCalls
    .filter(({ readsCatalogue }) => readsCatalogue || index === 0)
    .map((call) => ({ call, name: `${call.name} (${meals.toLocaleString("en")})` }));
  const wanted = named.filter(({ name }) => only?.includes(name) ?? true);
  if (wanted.length === 0) continue;
  const server = await startCostServer(meals);
  const measured = await server.measure(wanted.map(({ call }) => call));
  for (const [place, { figures, microseconds }] of measured.entries()) {
    const name = wanted[place]?.name ?? "";
    process.stderr.write(`${name}: ${microseconds} µs, ${JSON.stringify(figures)}\n`);
    costs.push({ name, figures });
  }
  await server.close();
}
process.stdout.write(`${JSON.stringify(costs)}\n`);
