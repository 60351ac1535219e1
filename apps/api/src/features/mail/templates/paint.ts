import { dark, light } from "./colours.ts";

const inks = [
  "ink900",
  "ink700",
  "ink500",
  "fern700",
  "onAccent",
  "clay700",
  "lake700",
  "dusk700",
  "sun700",
] as const;
const grounds = [
  "paper",
  "card",
  "fern700",
  "fern600",
  "fern50",
  "clay50",
  "lake50",
  "dusk50",
  "sun50",
] as const;
const edges = ["line", "fern700"] as const;

interface Colours {
  readonly ink?: (typeof inks)[number];
  readonly ground?: (typeof grounds)[number];
  readonly edge?: (typeof edges)[number];
}

/** The attributes of an element: its light colours inline, and the classes that the dark rules use. */
export function paint({ ink, ground, edge }: Colours, style: string, ...classes: string[]): string {
  const styles = [style];
  const names = [...classes];
  if (ink) {
    names.push(`ink-${ink}`);
    styles.push(`color:${light[ink]}`);
  }
  if (ground) {
    names.push(`on-${ground}`);
    styles.push(`background-color:${light[ground]}`);
  }
  if (edge) {
    names.push(`edge-${edge}`);
    styles.push(`border-color:${light[edge]}`);
  }
  return `class="${names.join(" ")}" style="${styles.join(";")}"`;
}

export function darkRules({ inkScope = "", groundScope = "" } = {}): string {
  return [
    ...inks.map((ink) => `${inkScope}.ink-${ink} { color: ${dark[ink]} !important }`),
    ...grounds.map(
      (ground) => `${groundScope}.on-${ground} { background-color: ${dark[ground]} !important }`,
    ),
    ...edges.map((edge) => `${groundScope}.edge-${edge} { border-color: ${dark[edge]} !important }`),
  ].join("\n");
}
