import type { CallInput } from "@fernwell/contract/endpoint";
import { confirmLogin, getLoginStep, type RequestOptions } from "@fernwell/contract/second-factor";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { startSession } from "#app/lib/session.ts";
import { provePasskey } from "./passkey-browser.ts";

/** Asked anew on every visit: it belongs to the login that has just begun. */
export function useLoginStep() {
  return useQuery({
    queryKey: ["login-step"],
    queryFn: ({ signal }) => call(getLoginStep, {}, { signal }),
    gcTime: 0,
  });
}

type Proof =
  | { readonly kind: "passkey"; readonly options: RequestOptions }
  | { readonly kind: "code" | "recovery_code"; readonly code: string };

export function useConfirmLogin() {
  return useMutation({
    mutationFn: async (proof: Proof) => call(confirmLogin, { body: await writeProof(proof) }),
    onSuccess: ({ access_token }) => startSession(access_token),
  });
}

async function writeProof(proof: Proof): Promise<CallInput<typeof confirmLogin>["body"]> {
  if (proof.kind !== "passkey") return { kind: proof.kind, code: proof.code };
  return { kind: "passkey", response: await provePasskey(proof.options) };
}
