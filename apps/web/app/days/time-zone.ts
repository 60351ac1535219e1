import { isTimeZone } from "@fernwell/domain/people/time-zone";
import { getDeviceTimeZone } from "#app/lib/device-time-zone.ts";

/** What the person has chosen, else the time zone of the device. An old browser may not know a new name. */
export function getTimeZone(chosen: string | null): string {
  return [chosen ?? "", getDeviceTimeZone()].find(isTimeZone) ?? "UTC";
}
