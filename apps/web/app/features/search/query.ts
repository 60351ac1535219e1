import { longestSearch } from "@fernwell/contract/search";

/** What is searched for when a person has typed a text. */
export function readQuery(text: string): string {
  return text.trim().slice(0, longestSearch).trim();
}
