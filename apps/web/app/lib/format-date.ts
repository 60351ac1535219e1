/** In the browser's locale, as in "15 March 2026". */
export function formatLongDate(date: Date): string {
  return date.toLocaleDateString(undefined, { dateStyle: "long" });
}

/** As in "15 Mar 2026". */
export function formatShortDate(date: Date): string {
  return date.toLocaleDateString(undefined, { dateStyle: "medium" });
}

/** As in "15 Mar 2026, 10:30". */
export function formatDateTime(date: Date): string {
  return date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
