import { allowDevice, verifyEmailByLink } from "@fernwell/contract/accounts";
import { useMutation } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";

export function useVerifyEmailByLink(token: string) {
  return useMutation({ mutationFn: () => call(verifyEmailByLink, { params: { token } }) });
}

export function useAllowDevice(token: string) {
  return useMutation({ mutationFn: () => call(allowDevice, { params: { token } }) });
}
