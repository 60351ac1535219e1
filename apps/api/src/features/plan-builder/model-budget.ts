import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Limit } from "../../platform/redis/rate-limiter.ts";
import { limits, modelCallsOfAll } from "./plan-builder.limits.ts";
import type { BudgetGap } from "./plan-builder.types.ts";

interface Share {
  readonly gap: BudgetGap;
  readonly limit: Limit;
  readonly key: string;
}

export interface ModelBudget {
  /** Takes one call from every budget. If one is used up, takes none and returns which. */
  spend(): Promise<BudgetGap | null>;
  /** Refunds a call that was never made. */
  giveBack(): Promise<void>;
}

export function openModelBudget(
  { limiter }: Pick<Deps, "limiter">,
  userId: Actor["userId"],
  callsPerDay: number,
): ModelBudget {
  const shares: readonly Share[] = [
    { gap: "tooFast", limit: limits.modelCallsPerMinute, key: userId },
    { gap: "personUsedUp", limit: limits.modelCallsPerDay, key: userId },
    { gap: "allUsedUp", limit: modelCallsOfAll(callsPerDay), key: "all" },
  ];

  async function returnAll(spent: readonly Share[]): Promise<void> {
    await Promise.all(spent.map(({ limit, key }) => limiter.refund(limit, key)));
  }

  return {
    async spend() {
      for (const [at, { gap, limit, key }] of shares.entries()) {
        try {
          await limiter.spend(limit, key);
        } catch (error) {
          if (!(error instanceof AppError && error.code === "too_many_requests")) throw error;
          await returnAll(shares.slice(0, at));
          return gap;
        }
      }
      return null;
    },
    giveBack: () => returnAll(shares),
  };
}
