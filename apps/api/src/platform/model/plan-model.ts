import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, type LanguageModel, type LanguageModelUsage, Output } from "ai";
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import { z } from "zod";
import { boundedFetch } from "./bounded-fetch.ts";
import { isOutage, readFailure } from "./model-failures.ts";
import { instructionsFor, messageFor } from "./plan-instructions.ts";
import type { ModelUse, PlanModel } from "./plan-model.types.ts";

export interface PlanModelOptions {
  readonly provider: "openai-compatible" | "anthropic";
  /** Null: the provider's own. */
  readonly url: URL | null;
  readonly key: string | null;
  readonly name: string;
  readonly timeoutMs: number;
  /** Of a million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
}

/** The shape alone: a name that is too long or an id too many does not spoil the rest, which is checked later. */
const answerSchema = z.object({ ids: z.array(z.string()), name: z.string() });

/** Room for the longest plan, and for models that think in tokens first. */
const mostOutputTokens = 2_000;
const mostAtOnce = 16;
const failuresInARow = 5;
const restMs = 30_000;

export function createPlanModel(options: PlanModelOptions): PlanModel {
  const model = openModel(options);
  const policy = wrap(
    bulkhead(mostAtOnce),
    circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(failuresInARow),
      halfOpenAfter: restMs,
    }),
    timeout(options.timeoutMs, TimeoutStrategy.Aggressive),
  );
  const useOf = ({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): ModelUse => ({
    inputTokens,
    outputTokens,
    cost: (inputTokens * options.prices.input + outputTokens * options.prices.output) / 1_000_000,
  });

  return {
    async choose(task) {
      try {
        const { output, usage } = await policy.execute(({ signal }) =>
          generateText({
            model,
            instructions: instructionsFor(task),
            prompt: messageFor(task),
            output: Output.object({ schema: answerSchema, name: "plan" }),
            maxOutputTokens: mostOutputTokens,
            maxRetries: 0,
            abortSignal: signal,
          }),
        );
        return { ok: true, ...output, use: useOf(usage) };
      } catch (error) {
        const { failure, detail, usage } = readFailure(error);
        return { ok: false, failure, detail, use: usage && useOf(usage) };
      }
    },
  };
}

function openModel({ provider, url, key, name }: PlanModelOptions): LanguageModel {
  const access = {
    ...(url !== null && { baseURL: url.href.replace(/\/$/, "") }),
    ...(key !== null && { apiKey: key }),
    fetch: boundedFetch,
  };
  if (provider === "anthropic") return createAnthropic(access)(name);
  const { baseURL } = access;
  if (baseURL === undefined) throw new Error("an OpenAI-compatible model has no address of its own");
  return createOpenAICompatible({
    ...access,
    baseURL,
    name: "plan-model",
    supportsStructuredOutputs: true,
  })(name);
}
