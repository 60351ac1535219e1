/** A day in the reader's own way of writing it. */
export function longDate(date: Date): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format(date);
}
