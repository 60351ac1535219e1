import { formatFraction } from "./american-words.ts";

const millimetresPerInch = 25.4;

/** A number of inches as a kitchen would say it: in eighths, quarters, then halves. */
export function toInches(millimetres: number): number {
  const inches = millimetres / millimetresPerInch;
  const step = chooseStep(inches);
  return Math.max(Math.round(inches / step), 1) * step;
}

function chooseStep(inches: number): number {
  if (inches < 0.3) return 1 / 8;
  return inches < 4 ? 1 / 4 : 1 / 2;
}

/** "1 ½ inches", "¾ to 1 ¼ inches". */
export function formatInches(ends: readonly number[]): string {
  return `${ends.map(formatFraction).join(" to ")} ${Math.max(...ends) > 1 ? "inches" : "inch"}`;
}

/** "1 ½-inch", as before a noun. */
export function formatInchesBefore(ends: readonly number[]): string {
  return `${ends.map(formatFraction).join(" to ")}-inch`;
}

const lowestOven = 120;
const lowestCooked = 40;

/**
 * Ovens have marks every 25 degrees. Below that it is the food that has to be as hot as the recipe says, so it is rounded
 * up; what is cool is exact.
 */
export function toFahrenheit(celsius: number): number {
  const exact = celsius * 1.8 + 32;
  if (celsius >= lowestOven) return Math.round(exact / 25) * 25;
  return celsius >= lowestCooked ? Math.ceil(exact / 5) * 5 : Math.round(exact);
}
