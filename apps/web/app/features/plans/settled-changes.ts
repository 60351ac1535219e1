import type { Numbered } from "@fernwell/domain/planning/sync/copy";

/**
 * What this page has seen made, refused or removed. The page that made a change keeps it until it has seen that too, and here it
 * must not be sent again meanwhile.
 */
const settled = new Set<string>();

export function noteSettled(change: Numbered): void {
  settled.add(nameChange(change));
}

export function isUnsettled(change: Numbered): boolean {
  return !settled.has(nameChange(change));
}

function nameChange({ device, change }: Numbered): string {
  return `${device} ${change}`;
}
