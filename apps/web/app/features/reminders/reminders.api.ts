import type { CallInput } from "@fernwell/contract/endpoint";
import {
  addReminderDevice,
  getReminders,
  type Reminders,
  removeReminderDevice,
  saveReminder,
} from "@fernwell/contract/reminders";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { reportFailure } from "#app/lib/report-failure.ts";
import { forgetAddress, requestAddress } from "./push-address.ts";

const queryKey = ["reminders"];

export function useReminders() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(getReminders, {}, { signal }) });
}

/** The permission is asked for by the browser, once: with the first kind that is turned on. */
async function addThisDevice(publicKey: string): Promise<Reminders | "refused"> {
  const body = await requestAddress(publicKey);
  return body === null ? "refused" : call(addReminderDevice, { body });
}

interface Change extends CallInput<typeof saveReminder> {
  /** For a device that is not reminded yet, and has to be. */
  readonly publicKey: string | null;
}

/** One change after the other, so that the last one counts. */
export function useSaveReminder() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: "reminders" },
    mutationFn: async ({ publicKey, ...input }: Change) => {
      if (publicKey !== null && (await addThisDevice(publicKey)) === "refused") return null;
      return call(saveReminder, input);
    },
    onSuccess: (reminders) => {
      if (reminders !== null) queryClient.setQueryData<Reminders>(queryKey, reminders);
    },
    onError: reportFailure("Saving a reminder", "We could not save that. Please try again."),
  });
}

export function useAddDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addThisDevice,
    onSuccess: (reminders) => {
      if (reminders !== "refused") queryClient.setQueryData<Reminders>(queryKey, reminders);
    },
    onError: reportFailure("Adding a device", "We could not add this device. Please try again."),
  });
}

/** The server forgets the device even if the browser cannot. */
export function useRemoveDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await forgetAddress();
      return call(removeReminderDevice, {});
    },
    onSuccess: (reminders) => queryClient.setQueryData<Reminders>(queryKey, reminders),
    onError: reportFailure("Removing a device", "We could not do that. Please try again."),
  });
}
