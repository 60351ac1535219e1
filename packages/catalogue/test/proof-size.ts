/** `pnpm prove` runs in full the proofs that take many cases. Everything else runs their short form. */
export const isFullProof = process.env["PROOF"] === "full";

export function chooseSize({ full, short }: { readonly full: number; readonly short: number }): number {
  return isFullProof ? full : short;
}
