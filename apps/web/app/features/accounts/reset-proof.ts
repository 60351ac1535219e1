import { z } from "zod";
import type { LoginState } from "#app/lib/login-state.ts";

/** How a person proves that the address is theirs: a mailed code or a mailed link. */
export type ResetProof =
  | { readonly kind: "code"; readonly email: string; readonly sentAt: number }
  | { readonly kind: "link"; readonly token: string };

const stateSchema = z.object({
  email: z.string().min(1),
  /** When the code was requested, in milliseconds, so that a reload does not start the wait again. */
  sentAt: z.number().catch(0),
});

/** The reset screen's navigation state, with what it passes on to the login screen. */
export type ResetState = z.infer<typeof stateSchema> & Pick<LoginState, "returnTo">;

export function findResetProof(token: string | undefined, state: unknown): ResetProof | null {
  if (token) return { kind: "link", token };
  const code = stateSchema.safeParse(state).data;
  return code === undefined ? null : { kind: "code", email: code.email, sentAt: code.sentAt };
}
