import { brand } from "./brand.ts";

/** The document title of a page. */
export function title(page: string): string {
  return `${page} · ${brand.name}`;
}
