import { brand } from "./brand.ts";

/** What the browser's tab says of a page. */
export function title(page: string): string {
  return `${page} · ${brand.name}`;
}
