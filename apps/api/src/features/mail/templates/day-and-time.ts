const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** Such as "16 November 2026 at 13:05 UTC". */
export function writeDayAndTime(time: Date): string {
  return `${format.format(time)} UTC`;
}
