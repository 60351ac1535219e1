/** What Prometheus reads from a process. */
export interface Scrape {
  readonly text: string;
  /** The sum of the series with this name and these labels; null if there is none. */
  find(name: string, labels?: Readonly<Record<string, string>>): number | null;
}

/** Scrapes the internal port of a process. */
export async function scrapeFigures(internalUrl: string): Promise<Scrape> {
  const response = await fetch(`${internalUrl}/metrics`);
  if (response.status !== 200) throw new Error(`the figures came with the status ${response.status}`);
  const text = await response.text();
  const series = readSeries(text);
  return {
    text,
    find(name, labels = {}) {
      const found = series.filter(
        (each) =>
          each.name === name &&
          Object.entries(labels).every(([label, value]) => each.labels[label] === value),
      );
      return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0);
    },
  };
}

export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export function readSeries(text: string): Series[] {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = "", labels = "", value]) => ({
    name,
    labels: Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]),
    ),
    value: Number(value),
  }));
}
