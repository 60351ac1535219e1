import type { Requirements } from "./requirements.ts";
import type { Title } from "./titles.ts";

export interface Coverage {
  readonly areas: Readonly<Record<string, AreaCoverage>>;
  readonly total: { readonly atoms: number; readonly proved: number };
}

interface AreaCoverage {
  readonly atoms: number;
  readonly proved: number;
  readonly missing: readonly string[];
}

export function measureCoverage(requirements: Requirements, titles: readonly Title[]): Coverage {
  const areas = requirements.areas.map(({ name, atoms }): [string, AreaCoverage] => {
    const missing = atoms.filter((atom) => listProofs(titles, atom).length === 0);
    return [name, { atoms: atoms.length, proved: atoms.length - missing.length, missing }];
  });

  return {
    areas: Object.fromEntries(areas),
    total: {
      atoms: areas.reduce((sum, [, area]) => sum + area.atoms, 0),
      proved: areas.reduce((sum, [, area]) => sum + area.proved, 0),
    },
  };
}

export function listProofs(titles: readonly Title[], id: string): Title[] {
  return titles.filter((title) => title.runs && title.ids.includes(id));
}

/** One line for each ID that is not in the requirements, in tests that run and in tests that do not. */
export function findUnknownIds(requirements: Requirements, titles: readonly Title[]): string[] {
  const known = new Set([
    ...requirements.areas.flatMap((area) => area.atoms),
    ...requirements.openPoints,
    ...requirements.departures,
  ]);
  return titles.flatMap((title) =>
    title.ids.filter((id) => !known.has(id)).map((id) => `${title.file}:${title.line}: unknown ID "${id}"`),
  );
}
