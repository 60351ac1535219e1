import { group, place } from "@fernwell/studio-drawing/svg";

export interface Spot {
  readonly x: number;
  /** Where it stands. */
  readonly y: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

export function at({ x, y, scale = 1, flip = false }: Spot, ...children: readonly string[]): string {
  return group({ transform: `${place({ x, y, scale })}${flip ? " scale(-1 1)" : ""}` }, ...children);
}
