import type { Price } from "../state.ts";

export function formatPrice({ unitAmount, currency, period }: Price): string {
  return `$${(unitAmount / 100).toFixed(2)} ${currency.toUpperCase()} per ${period}`;
}

export function dayText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
