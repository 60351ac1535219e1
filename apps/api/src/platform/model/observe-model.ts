import type { Metrics } from "../observability/metrics.ts";
import { type Attributes, describeActiveSpan, failActiveSpan, inSpan } from "../observability/tracing.ts";
import type { ModelUse, PlanModel } from "./plan-model.types.ts";

/** Counts calls, their duration, tokens and cost, and shows them in traces. Prompts and choices stay out of both. */
export function observeModel(
  model: PlanModel,
  name: string,
  metrics: Pick<Metrics, "modelCallSeconds" | "modelTokens" | "modelCost">,
): PlanModel {
  const details = {
    name: "model choose",
    kind: "client",
    attributes: { "gen_ai.request.model": name },
  } as const;
  return {
    choose: (task) =>
      inSpan(details, async () => {
        const endTimer = metrics.modelCallSeconds.startTimer();
        const choice = await model.choose(task);
        endTimer({ outcome: choice.ok ? "chosen" : choice.failure });
        if (choice.use !== null) {
          metrics.modelTokens.inc({ direction: "input" }, choice.use.inputTokens);
          metrics.modelTokens.inc({ direction: "output" }, choice.use.outputTokens);
          metrics.modelCost.inc(choice.use.cost);
          describeActiveSpan(describeUse(choice.use));
        }
        if (!choice.ok) failActiveSpan(choice.failure);
        return choice;
      }),
  };
}

function describeUse({ inputTokens, outputTokens }: ModelUse): Attributes {
  return { "gen_ai.usage.input_tokens": inputTokens, "gen_ai.usage.output_tokens": outputTokens };
}
