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
import { classifyFailure, isOutage } from "./model-failures.ts";
import { writeInstructions, writeMessage } from "./plan-instructions.ts";
import type { ModelUse, PlanModel } from "./plan-model.types.ts";
import { readingSchema } from "./reading-schema.ts";

export interface PlanModelOptions {
  readonly provider: "openai-compatible" | "anthropic";
  /** Null for the provider's default. */
  readonly url: URL | null;
  readonly key: string | null;
  readonly name: string;
  readonly timeoutMs: number;
  /** Per million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
}

/** Checks the shape only. Names that are too long and unknown ids are dealt with later, so they do not spoil the rest. */
const outputSchema = z.object({
  reading: readingSchema.nullable(),
  ids: z.array(z.string()),
  name: z.string(),
});

/** Enough for the longest plan, and for models that emit reasoning tokens first. */
const maxOutputTokens = 2_000;
const maxConcurrentCalls = 16;
const maxConsecutiveFailures = 5;
const breakMs = 30_000;

export function createPlanModel(options: PlanModelOptions): PlanModel {
  const model = openModel(options);
  const policy = wrap(
    bulkhead(maxConcurrentCalls),
    circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(maxConsecutiveFailures),
      halfOpenAfter: breakMs,
    }),
    timeout(options.timeoutMs, TimeoutStrategy.Aggressive),
  );
  const priceUsage = ({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): ModelUse => ({
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
            instructions: writeInstructions(task),
            prompt: writeMessage(task),
            output: Output.object({ schema: outputSchema, name: "plan" }),
            maxOutputTokens,
            maxRetries: 0,
            abortSignal: signal,
          }),
        );
        return { ok: true, ...output, use: priceUsage(usage) };
      } catch (error) {
        const { failure, detail, usage } = classifyFailure(error);
        return { ok: false, failure, detail, use: usage && priceUsage(usage) };
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
  if (baseURL === undefined) throw new Error("an OpenAI-compatible model needs a URL");
  return createOpenAICompatible({
    ...access,
    baseURL,
    name: "plan-model",
    supportsStructuredOutputs: true,
  })(name);
}
