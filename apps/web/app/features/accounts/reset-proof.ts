import { z } from "zod";

/** How a person proves that the address is theirs: a mailed code or a mailed link. */
export type ResetProof =
  | { readonly kind: "code"; readonly email: string }
  | { readonly kind: "link"; readonly token: string };

const stateSchema = z.object({ email: z.string().min(1) });

/** The reset screen's navigation state. */
export type ResetState = z.infer<typeof stateSchema>;

export function findResetProof(token: string | undefined, state: unknown): ResetProof | null {
  if (token) return { kind: "link", token };
  const email = stateSchema.safeParse(state).data?.email;
  return email === undefined ? null : { kind: "code", email };
}
