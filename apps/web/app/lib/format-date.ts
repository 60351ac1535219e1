/** As in "15 March 2026": the product speaks British English, whatever the browser speaks. */
export function formatLongDate(date: Date): string {
  return date.toLocaleDateString("en-GB", { dateStyle: "long" });
}

/** As in "15 Mar 2026". */
export function formatShortDate(date: Date): string {
  return date.toLocaleDateString("en-GB", { dateStyle: "medium" });
}

/** As in "15 Mar 2026, 10:30". */
export function formatDateTime(date: Date): string {
  return date.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}
