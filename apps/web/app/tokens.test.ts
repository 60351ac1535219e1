import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "app.css"), "utf8");
const darkAt = css.indexOf("@variant dark");
const light = colours(css.slice(0, darkAt));
const dark = colours(css.slice(darkAt));

const grounds = ["paper", "card"];
const inks = ["ink-900", "ink-700", "ink-500"];
const accents = ["fern", "clay", "lake", "dusk", "sun", "berry"];

/** Every pair of colours used for body text. */
const textPairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...accents.flatMap((accent) => [...grounds, `${accent}-50`].map((ground) => [`${accent}-700`, ground])),
  ...accents.flatMap((accent) => inks.slice(0, 2).map((ink) => [ink, `${accent}-50`])),
  ...[...accents.map((accent) => `${accent}-700`), "fern-600"].map((accent) => ["on-accent", accent]),
];

describe.each([
  ["light", light],
  ["dark", dark],
])("the colours of the %s scheme", (_, scheme) => {
  it.each(textPairs)("%s on %s can be read as body text", (text, ground) => {
    expect(contrast(scheme, text ?? "", ground ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)("the border of a control stands out from %s", (ground) => {
    expect(contrast(scheme, "line-strong", ground)).toBeGreaterThanOrEqual(3);
  });
});

function colours(source: string): Map<string, string> {
  const pairs = [...source.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)];
  return new Map(pairs.map(([, name = "", value = ""]) => [name, value]));
}

function contrast(scheme: Map<string, string>, first: string, second: string): number {
  const [dim, bright] = [luminance(scheme, first), luminance(scheme, second)].sort((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(scheme: Map<string, string>, name: string): number {
  const hex = scheme.get(name);
  if (!hex) throw new Error(`no colour ${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
