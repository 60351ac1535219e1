export interface Area {
  readonly name: string;
  /** Of the part "Beyond the specification", which grows as atoms are written. */
  readonly isBeyond: boolean;
  readonly atoms: readonly string[];
}

export interface Requirements {
  readonly areas: readonly Area[];
  /** How many atoms each area has according to the overview table; `All` is its last row. */
  readonly overview: ReadonlyMap<string, number>;
  /** Atoms that stand in the section of another area. */
  readonly misplaced: readonly string[];
  readonly openPoints: readonly string[];
  readonly departures: readonly string[];
}

/** How much the specification holds; what lies beyond it is not counted here. */
export interface ExpectedSize {
  readonly areas: number;
  readonly atoms: number;
}

/** An atom's area is the prefix of its ID. */
export function parseRequirements(markdown: string): Requirements {
  const overview = new Map<string, number>();
  const areas = new Map<string, { name: string; isBeyond: boolean; atoms: string[] }>();
  const misplaced: string[] = [];
  const openPoints: string[] = [];
  const departures: string[] = [];
  let section: string | undefined;
  let isBeyond = false;

  for (const line of markdown.split("\n")) {
    const [, level = "", heading] = line.match(anyHeading) ?? [];
    if (heading !== undefined) {
      section = heading.match(areaHeading)?.[1];
      if (level === "##" && !section) isBeyond = heading === "Beyond the specification";
    }

    const [, listedArea, count] = line.match(overviewRow) ?? [];
    if (listedArea) overview.set(listedArea, Number(count));

    const [, id, prefix] = line.match(idRow) ?? [];
    if (!id || !prefix) continue;
    if (prefix === "OPEN") openPoints.push(id);
    else if (prefix === "DEP") departures.push(id);
    else {
      const area = areas.get(prefix) ?? { name: prefix, isBeyond, atoms: [] };
      areas.set(prefix, area);
      area.atoms.push(id);
      if (section !== prefix && !(isBeyond && !section)) misplaced.push(id);
    }
  }

  return { areas: [...areas.values()], overview, misplaced, openPoints, departures };
}

/** Sentences about what is wrong with the file; the figures of a broken file would prove nothing. */
export function findProblems(requirements: Requirements, expected: ExpectedSize): string[] {
  const { areas, overview } = requirements;
  const specified = areas.filter((area) => !area.isBeyond);
  const specifiedAtoms = countAtoms(specified);
  const everyId = [
    ...areas.flatMap((area) => area.atoms),
    ...requirements.openPoints,
    ...requirements.departures,
  ];
  const problems: string[] = [];

  if (specified.length !== expected.areas) {
    problems.push(`expected ${expected.areas} areas, found ${specified.length}`);
  }
  if (specifiedAtoms !== expected.atoms) {
    problems.push(`expected ${expected.atoms} atoms, found ${specifiedAtoms}`);
  }
  const all = countAtoms(areas.filter((area) => !area.isBeyond || overview.has(area.name)));
  if (overview.get("All") !== all) {
    problems.push(`the overview says ${overview.get("All") ?? "nothing"} in all, found ${all}`);
  }
  for (const name of new Set([...overview.keys(), ...specified.map((area) => area.name)])) {
    if (name === "All") continue;
    const found = areas.find((area) => area.name === name)?.atoms.length ?? 0;
    if (overview.get(name) !== found) {
      problems.push(`${name}: the overview says ${overview.get(name) ?? "nothing"}, found ${found}`);
    }
  }
  for (const id of requirements.misplaced) problems.push(`${id} is not in the section of its area`);
  for (const id of new Set(everyId.filter((each, index) => everyId.indexOf(each) !== index))) {
    problems.push(`${id} is there twice`);
  }
  return problems;
}

function countAtoms(areas: readonly Area[]): number {
  return areas.reduce((sum, area) => sum + area.atoms.length, 0);
}

const anyHeading = /^(##|###) (.*)$/;
const areaHeading = /^([A-Z]+): /;
const overviewRow = /^\|\s*([A-Z]+|All)\s*\|[^|]*\|\s*(\d+)\s*\|$/;
const idRow = /^\|\s*(([A-Z]+)-\d{2,})\s*\|/;
