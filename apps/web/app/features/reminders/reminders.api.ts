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
import { getDeviceTimeZone } from "#app/lib/device-time-zone.ts";
import { reportFailure } from "#app/lib/report-failure.ts";
import { findAddress, forgetAddress, requestAddress } from "./push-address.ts";

const queryKey = ["reminders"];

export function useReminders() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => checkDevice(await call(getReminders, {}, { signal })),
  });
}

/** A browser may have given its address up since: its owner can clear it, and it is good for one key only. */
async function checkDevice(reminders: Reminders): Promise<Reminders> {
  const { public_key, has_device } = reminders;
  const isReached = has_device && public_key !== null && (await findAddress(public_key)) !== null;
  return { ...reminders, has_device: isReached };
}

/** Lets reminders follow a device that has moved to another time zone. */
export async function followTimeZone(): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const { public_key, has_device, device_time_zone } = await call(getReminders, {});
  if (!has_device || public_key === null || device_time_zone === getDeviceTimeZone()) return;
  const body = await findAddress(public_key);
  if (body !== null) await call(addReminderDevice, { body });
}

/** The permission is asked for by the browser, once: with the first kind that is turned on. */
async function addThisDevice(publicKey: string): Promise<Reminders | "refused"> {
  const body = await requestAddress(publicKey);
  return body === null ? "refused" : call(addReminderDevice, { body });
}

/** The server forgets the device even if the browser cannot. */
async function removeThisDevice(): Promise<Reminders> {
  await forgetAddress();
  return call(removeReminderDevice, {});
}

/** If that cannot be saved, the device stays only where another kind is on. */
async function turnOnHere(
  publicKey: string,
  input: CallInput<typeof saveReminder>,
): Promise<Reminders | null> {
  const added = await addThisDevice(publicKey);
  if (added === "refused") return null;
  try {
    return await call(saveReminder, input);
  } catch (error) {
    if (!added.reminders.some(({ is_on }) => is_on)) await removeThisDevice().catch(() => undefined);
    throw error;
  }
}

interface Change extends CallInput<typeof saveReminder> {
  /** For a kind that is turned on, which adds this device. */
  readonly publicKey: string | null;
}

/** One change after the other, so that the last one counts. */
export function useSaveReminder() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: "reminders" },
    mutationFn: async ({ publicKey, ...input }: Change) => {
      const saved = publicKey === null ? await call(saveReminder, input) : await turnOnHere(publicKey, input);
      return saved && checkDevice(saved);
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

export function useRemoveDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: removeThisDevice,
    onSuccess: (reminders) => queryClient.setQueryData<Reminders>(queryKey, reminders),
    onError: reportFailure("Removing a device", "We could not do that. Please try again."),
  });
}
