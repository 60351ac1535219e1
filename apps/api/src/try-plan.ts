import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { loadConfig } from "./config/config.ts";
import { createPlanTrial, trialSchema } from "./plan-trial.ts";
import { createPlanModel } from "./platform/model/plan-model.ts";
import type { PlanModel } from "./platform/model/plan-model.types.ts";

// Reads JSON lines {"kind": "meal" | "exercise" | "meditation", "answers": {…}, "prompt": "…"} and prints the plan for each.
const { values } = parseArgs({ options: { model: { type: "boolean", default: false } } });
const tryPlan = await createPlanTrial(values.model ? openModel() : null);

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  process.stdout.write(`${JSON.stringify(await tryPlan(trialSchema.parse(JSON.parse(line))))}\n`);
}

function openModel(): PlanModel {
  const { model } = loadConfig(process.env);
  if (model === null) throw new Error("no model is set up; see MODEL_PROVIDER in .env.example");
  return createPlanModel(model);
}
