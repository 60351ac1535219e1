/** A fern frond as drawn from its foot: angles in degrees, 0 to the right and 90 straight up. */
export interface FrondShape {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly angle: number;
  /** How far the stem turns on its way to the tip; positive leans to the left. */
  readonly bend: number;
  readonly pairs: number;
  /** The longest leaflet as a share of the stem. */
  readonly spread: number;
  /** The share of the stem that is bare at the foot. */
  readonly bare: number;
  /** The breadth of a leaflet as a share of its length. */
  readonly fullness: number;
}

/** Two SVG paths: the stem to be stroked, the leaflets to be filled. */
export function drawFrond(shape: FrondShape): { stem: string; leaflets: string } {
  const stem = stemOf(shape);
  const leaflets = Array.from({ length: shape.pairs }, (_, pair) => {
    const along = shape.bare + (1 - shape.bare) * (pair / shape.pairs);
    const foot = pointAt(stem, along);
    const grown = (along - shape.bare) / (1 - shape.bare);
    const length = shape.length * shape.spread * Math.sin(Math.PI * (0.3 + 0.66 * grown)) ** 0.9;
    const opening = 68 - 30 * grown;
    return [foot.angle + opening, foot.angle - opening].map((angle) =>
      leaflet(foot, angle, length, shape.fullness),
    );
  });
  const tip = pointAt(stem, 0.94);
  const crown = leaflet(tip, tip.angle, shape.length * shape.spread * 0.42, shape.fullness);

  return {
    stem: `M${stem.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`,
    leaflets: [...leaflets.flat(), crown].join(""),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const steps = 24;

function stemOf({ x, y, length, angle, bend }: FrondShape): Point[] {
  const points: Point[] = [{ x, y, angle }];
  for (let step = 1; step <= steps; step += 1) {
    const last = points.at(-1) ?? { x, y, angle };
    const heading = angle + bend * (step / steps) ** 1.4;
    points.push({ ...walk(last, heading, length / steps), angle: heading });
  }
  return points;
}

function pointAt(stem: readonly Point[], along: number): Point {
  const place = along * (stem.length - 1);
  const from = stem[Math.floor(place)] ?? { x: 0, y: 0, angle: 0 };
  const to = stem[Math.ceil(place)] ?? from;
  const rest = place - Math.floor(place);
  return {
    x: from.x + (to.x - from.x) * rest,
    y: from.y + (to.y - from.y) * rest,
    angle: from.angle + (to.angle - from.angle) * rest,
  };
}

function leaflet(foot: Point, angle: number, length: number, fullness: number): string {
  const tip = walk(foot, angle, length);
  const belly = walk(foot, angle, length * 0.42);
  const left = walk(belly, angle + 90, length * fullness);
  const right = walk(belly, angle - 90, length * fullness);
  return `M${at(foot)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(foot)}Z`;
}

function walk({ x, y }: { x: number; y: number }, angle: number, distance: number) {
  const radians = (angle * Math.PI) / 180;
  return { x: x + Math.cos(radians) * distance, y: y - Math.sin(radians) * distance };
}

function at({ x, y }: { x: number; y: number }): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
