import type { Random } from "@fernwell/studio-drawing/random";

/** Pieces are drawn on a field from -50 to 50. Whole numbers are precise enough there and keep the text short. */
export type Spot = readonly [x: number, y: number];

export function at(angle: number, radius: number, [x, y]: Spot = [0, 0]): Spot {
  const radians = (angle * Math.PI) / 180;
  return [x + Math.cos(radians) * radius, y + Math.sin(radians) * radius];
}

/** Parses an outline written as in SVG: "x,y x,y …". */
export function trace(text: string): Spot[] {
  return text.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
}

/** Angles spread evenly around the circle. */
export function around(count: number, start = 0): number[] {
  return Array.from({ length: count }, (_, i) => start + (i * 360) / count);
}

export function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** A slightly irregular oval. */
export function oval(random: Random, rx: number, ry = rx, wobble = 0.04, count = 8): Spot[] {
  return around(count, random.between(0, 360 / count)).map((angle) => {
    const [x, y] = at(angle, 1.05 + random.between(-wobble, wobble));
    return [x * rx, y * ry];
  });
}

/** Spots scattered over a round field, none close to another. */
export function scatter(random: Random, count: number, rx: number, ry = rx): Spot[] {
  const start = random.between(0, 360);
  return times(count, (i) => {
    const [x, y] = at(start + i * 137.5 + random.between(-14, 14), Math.sqrt((i + 0.5) / count));
    return [x * rx, y * ry];
  });
}

export function turned(points: readonly Spot[], degrees: number): Spot[] {
  const [cos, sin] = at(degrees, 1);
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

export function moved(points: readonly Spot[], dx: number, dy: number): Spot[] {
  return points.map(([x, y]) => [x + dx, y + dy]);
}

export function grown(points: readonly Spot[], factor: number): Spot[] {
  return points.map(([x, y]) => [x * factor, y * factor]);
}

export function jittered(random: Random, points: readonly Spot[], reach: number): Spot[] {
  return points.map(([x, y]) => [x + random.between(-reach, reach), y + random.between(-reach, reach)]);
}

/** A smooth closed path. */
export function soft(points: readonly Spot[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const start = middle(points[points.length - 1] ?? first, first);
  const path = points.map((point, i) => `Q${write(point, middle(point, rest[i] ?? first))}`);
  return `M${write(start)}${path.join("")}Z`;
}

export function straight(points: readonly Spot[]): string {
  return `M${write(...points)}Z`;
}

/** A smooth open path. */
export function curved(points: readonly Spot[]): string {
  const [first = [0, 0], ...rest] = points;
  if (rest.length < 2) return `M${write(first)}L${write(...rest)}`;
  const path = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? point;
    return `Q${write(point, i === rest.length - 2 ? next : middle(point, next))}`;
  });
  return `M${write(first)}${path.join("")}`;
}

export function dash(from: Spot, to: Spot): string {
  return `M${write(from)}L${write(to)}`;
}

export function fill(path: string, colour: string, opacity?: number): string {
  return `<path d="${path}" fill="${colour}"${faint(opacity)}/>`;
}

export function line(path: string, colour: string, width: number, opacity?: number): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="${short(width)}"${faint(opacity)}/>`;
}

/** Like `line`, with square ends. */
export function cutLine(path: string, colour: string, width: number, opacity?: number): string {
  return line(path, colour, width, opacity).replace("/>", ' stroke-linecap="butt"/>');
}

/** Round dots, drawn as lines of no length with round ends. */
export function dots(spots: readonly Spot[], colour: string, width: number, opacity?: number): string {
  return line(spots.map((spot) => `M${write(spot)}h0`).join(""), colour, width, opacity);
}

function faint(opacity: number | undefined): string {
  return opacity === undefined ? "" : ` opacity="${short(opacity)}"`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, ".");
}

function middle([ax, ay]: Spot, [bx, by]: Spot): Spot {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function write(...points: readonly Spot[]): string {
  return points
    .flat()
    .map((value) => Math.round(value) + 0)
    .map((value, i) => (i === 0 || value < 0 ? `${value}` : ` ${value}`))
    .join("");
}
