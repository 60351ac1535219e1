/** `pnpm prove` runs in full the proofs that take many cases. Everything else runs their short form. */
export const isFullProof = process.env["PROOF"] === "full";

export function chooseSize({ full, short }: { readonly full: number; readonly short: number }): number {
  return isFullProof ? full : short;
}

/** Of many cases, those of a short form are spread evenly over the whole. */
export function chooseCases<Case>(cases: readonly Case[], { short }: { readonly short: number }): Case[] {
  const step = isFullProof ? 1 : Math.max(1, Math.floor(cases.length / short));
  return cases.filter((_, at) => at % step === 0);
}
