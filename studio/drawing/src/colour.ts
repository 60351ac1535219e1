/** Mixes two colours, written `#rrggbb`, in OKLab, where halfway looks like halfway. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return fromLab([at(a, b, 0, share), at(a, b, 1, share), at(a, b, 2, share)]);
}

export function lighten(colour: string, share: number): string {
  return mix(colour, "#ffffff", share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, "#1c120a", share);
}

/** Changes how colourful a colour is: a factor of 1 leaves it, 0 makes it grey. */
export function saturate(colour: string, factor: number): string {
  const [lightness, a, b] = toLab(colour);
  return fromLab([lightness, a * factor, b * factor]);
}

type Lab = readonly [number, number, number];

function at(a: Lab, b: Lab, index: 0 | 1 | 2, share: number): number {
  return a[index] + (b[index] - a[index]) * share;
}

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, "0")).join("")}`;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(value: number): number {
  const curved = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, curved)) * 255);
}
