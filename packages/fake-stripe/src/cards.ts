import type { Card } from "./state.ts";

/** Stripe's own numbers for tests: one that pays, one that is accepted and fails later, one that is declined. */
export const testCards = {
  pays: "4242 4242 4242 4242",
  failsLater: "4000 0000 0000 0341",
  declined: "4000 0000 0000 0002",
} as const;

export type CardReading =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly problem: string };

/** A card that fails later is taken where nothing is charged yet. */
export function readCard(typed: string, { isChargedNow }: { isChargedNow: boolean }): CardReading {
  const number = typed.replaceAll(/\s/g, "");
  if (!/^\d{12,19}$/.test(number)) return { ok: false, problem: "Your card number is incomplete." };
  if (isCard(number, "declined")) return { ok: false, problem: "Your card was declined." };

  const isGood = !isCard(number, "failsLater");
  if (!isGood && isChargedNow) return { ok: false, problem: "Your card was declined." };
  return { ok: true, card: { last4: number.slice(-4), isGood } };
}

function isCard(number: string, which: keyof typeof testCards): boolean {
  return number === testCards[which].replaceAll(" ", "");
}
