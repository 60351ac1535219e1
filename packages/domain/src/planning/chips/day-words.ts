import { listWeekdays, type Weekday, weekdays } from "../prompt/days/weekdays.ts";

/** "Tuesday to Saturday", "Monday, Wednesday and Friday". */
export function describeWeekdays(days: readonly Weekday[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return "";
  const isSpan = days.length > 2 && listWeekdays(first, last).join() === days.join();
  if (isSpan)
    return days.length === weekdays.length && first === "monday"
      ? "Every day of the week"
      : `${name(first)} to ${name(last)}`;
  return new Intl.ListFormat("en-GB").format(days.map(name));
}

export function name(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
