export interface Area {
  readonly name: string;
  readonly atoms: readonly string[];
}

export interface Requirements {
  readonly areas: readonly Area[];
  /** What the overview table says each area holds; `All` is its last row. */
  readonly overview: ReadonlyMap<string, number>;
  readonly openPoints: readonly string[];
  readonly departures: readonly string[];
}

export interface ExpectedSize {
  readonly areas: number;
  readonly atoms: number;
}

export function parseRequirements(markdown: string): Requirements {
  const lines = markdown.split("\n");
  const overview = new Map<string, number>();
  const areas = new Map<string, string[]>();
  const openPoints: string[] = [];
  const departures: string[] = [];
  let section = "";

  for (const line of lines) {
    if (line.startsWith("## ")) section = line.match(areaHeading)?.[1] ?? "";

    const [, area, count] = line.match(overviewRow) ?? [];
    if (area) overview.set(area, Number(count));

    const [, id] = line.match(idRow) ?? [];
    if (!id) continue;
    if (id.startsWith("OPEN-")) openPoints.push(id);
    else if (id.startsWith("DEP-")) departures.push(id);
    else areas.set(section, [...(areas.get(section) ?? []), id]);
  }

  return {
    areas: [...areas].map(([name, atoms]) => ({ name, atoms })),
    overview,
    openPoints,
    departures,
  };
}

/** Sentences about what is wrong with the file; the figures of a broken file would prove nothing. */
export function problemsOf(requirements: Requirements, expected: ExpectedSize): string[] {
  const { areas, overview } = requirements;
  const atoms = areas.flatMap((area) => area.atoms);
  const everyId = [...atoms, ...requirements.openPoints, ...requirements.departures];
  const problems: string[] = [];

  if (areas.length !== expected.areas) {
    problems.push(`expected ${expected.areas} areas, found ${areas.length}`);
  }
  if (atoms.length !== expected.atoms) {
    problems.push(`expected ${expected.atoms} atoms, found ${atoms.length}`);
  }
  if (overview.get("All") !== atoms.length) {
    problems.push(`the overview says ${overview.get("All") ?? "nothing"} in all, found ${atoms.length}`);
  }
  for (const name of new Set([...overview.keys(), ...areas.map((area) => area.name)])) {
    if (name === "All") continue;
    const found = areas.find((area) => area.name === name)?.atoms.length ?? 0;
    if (overview.get(name) !== found) {
      problems.push(`${name}: the overview says ${overview.get(name) ?? "nothing"}, found ${found}`);
    }
  }
  for (const area of areas) {
    const strays = area.atoms.filter((atom) => !atom.startsWith(`${area.name}-`));
    if (strays.length > 0) problems.push(`${area.name}: ${strays.join(", ")} in the wrong section`);
  }
  for (const id of new Set(everyId.filter((each, index) => everyId.indexOf(each) !== index))) {
    problems.push(`${id} stands there twice`);
  }
  return problems;
}

const areaHeading = /^## ([A-Z]+): /;
const overviewRow = /^\|\s*([A-Z]+|All)\s*\|[^|]*\|\s*(\d+)\s*\|$/;
const idRow = /^\|\s*([A-Z]+-\d{2,})\s*\|/;
