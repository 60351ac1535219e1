import {
  addAuthenticator,
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  type CreationOptions,
  listFactors,
  makeRecoveryCodes,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
} from "@fernwell/contract/second-factor";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { createPasskey, PasskeyError } from "./passkey-browser.ts";

const queryKey = ["second-factor"];

export function useFactors() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listFactors, {}, { signal }) });
}

export interface PasskeySetup {
  readonly setup_id: string;
  readonly options: CreationOptions;
}

export function useBeginPasskey(onBegun: (setup: PasskeySetup) => void) {
  return useMutation({
    mutationFn: (password: string) => call(beginPasskey, { body: { password } }),
    onSuccess: onBegun,
    onError: (error) => logFailure("Adding a passkey", error),
  });
}

export function useAddPasskey() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ setup, name }: { setup: PasskeySetup; name: string }) => {
      const response = await createPasskey(setup.options);
      return call(addPasskey, { body: { setup_id: setup.setup_id, name, response } });
    },
    onSuccess: refresh,
    onError: (error) => {
      if (!(error instanceof PasskeyError)) logFailure("Adding a passkey", error);
    },
  });
}

export function useRenamePasskey() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: refresh,
    onError: (error) => logFailure("Renaming a passkey", error),
  });
}

export function useRemovePasskey(id: string, onRemoved: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) => call(removePasskey, { params: { id }, body: { password } }),
    onSuccess: async () => {
      onRemoved();
      await refresh();
    },
    onError: (error) => logFailure("Removing a passkey", error),
  });
}

export interface AuthenticatorSetup {
  readonly setup_id: string;
  readonly secret: string;
  /** The QR code as the path of an SVG, and how many squares it is wide. */
  readonly picture: { readonly path: string; readonly size: number };
}

export function useBeginAuthenticator(onBegun: (setup: AuthenticatorSetup) => void) {
  return useMutation({
    mutationFn: async (password: string) => {
      const { setup_id, secret, uri } = await call(beginAuthenticator, { body: { password } });
      const { drawQrCode } = await import("./qr-code.ts");
      return { setup_id, secret, picture: drawQrCode(uri) };
    },
    onSuccess: onBegun,
    onError: (error) => logFailure("Setting up an app", error),
  });
}

export function useAddAuthenticator() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { setup_id: string; code: string }) => call(addAuthenticator, { body }),
    onSuccess: refresh,
    onError: (error) => logFailure("Setting up an app", error),
  });
}

export function useRemoveAuthenticator(onRemoved: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) => call(removeAuthenticator, { body: { password } }),
    onSuccess: async () => {
      onRemoved();
      await refresh();
    },
    onError: (error) => logFailure("Turning the app off", error),
  });
}

export function useMakeRecoveryCodes(onMade: (codes: readonly string[]) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) => call(makeRecoveryCodes, { body: { password } }),
    onSuccess: async ({ recovery_codes }) => {
      onMade(recovery_codes);
      await refresh();
    },
    onError: (error) => logFailure("Making recovery codes", error),
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}
