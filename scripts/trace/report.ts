import { type Coverage, listProofs } from "./coverage.ts";
import type { Requirements } from "./requirements.ts";
import type { Title } from "./titles.ts";

/** A line for each area, and the sum. */
export function formatTotals(coverage: Coverage): string {
  const rows = Object.entries(coverage.areas).map(([name, area]) => [name, area.proved, area.atoms] as const);
  const lines = [...rows, ["all", coverage.total.proved, coverage.total.atoms] as const].map(
    ([name, proved, atoms]) =>
      `${name.padEnd(5)} ${String(proved).padStart(4)} of ${String(atoms).padStart(3)} proved, ${atoms - proved} missing`,
  );
  return lines.join("\n");
}

/** The whole table, for reading: every atom, departure and open point with the tests that name it. */
export function formatTable(
  requirements: Requirements,
  titles: readonly Title[],
  coverage: Coverage,
): string {
  const { proved, atoms } = coverage.total;
  const sections = [
    ...requirements.areas.map((area) => section(area.name, area.atoms, titles)),
    section("Departures", requirements.departures, titles),
    section("Open points", requirements.openPoints, titles),
  ];
  return [`# Trace`, "", `${proved} of ${atoms} atoms are proved by a test.`, "", ...sections].join("\n");
}

function section(heading: string, ids: readonly string[], titles: readonly Title[]): string {
  const rows = ids.map((id) => `| ${id} | ${listProofs(titles, id).map(cell).join("<br>") || "missing"} |`);
  return [`## ${heading}`, "", "| ID | Tests |", "|---|---|", ...rows, ""].join("\n");
}

function cell(title: Title): string {
  return `${title.text.replaceAll("|", "\\|").replaceAll("\n", " ")} (${title.file}:${title.line})`;
}
