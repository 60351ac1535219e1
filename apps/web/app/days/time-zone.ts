import { isTimeZone } from "@fernwell/domain/people/time-zone";

/** What the person has chosen, else the time zone of the device. An old browser may not know a new name. */
export function getTimeZone(chosen: string | null): string {
  return [chosen ?? "", getDeviceTimeZone()].find(isTimeZone) ?? "UTC";
}

/** Changes when the device travels. */
export function getDeviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
