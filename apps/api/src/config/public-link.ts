import type { Config } from "./config.ts";

/** The full address of a path of the product, for what is read outside it: mails, calendars, the payment provider. */
export function publicLink({ publicUrl }: Pick<Config, "publicUrl">, path: string): string {
  return new URL(path, publicUrl).href;
}
