import { blade, CastShadow, disc, Solid } from "./solid.tsx";

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Basil in a small pot. */
export function HerbPot({ x, y }: Place) {
  return (
    <>
      <CastShadow x={x} y={y - 4} width={62} />
      <g transform={`translate(${x} ${y})`}>
        <path d={disc(0, -74, 40, 6)} fill="var(--soil)" />
        {basil.map(([tone, leaves]) => (
          <path key={leaves} d={leaves} fill={`var(--leaf-${tone})`} />
        ))}
        <Solid d="M-36-62H36L29-6Q28 0 22 0H-22Q-28 0-29-6Z" fill="var(--clay)" />
        <Solid d="M-40-74A40 6 0 0 0 40-74V-58Q0-50-40-58Z" fill="var(--clay)" />
      </g>
    </>
  );
}

const basil = [
  ["dark", tuft(-20, -84, 42) + tuft(22, -86, 42) + tuft(0, -106, 42)],
  ["mid", tuft(-30, -92, 32) + tuft(32, -92, 32) + tuft(4, -122, 34)],
  ["light", tuft(-12, -98, 30) + tuft(18, -100, 26)],
  ["bright", tuft(-4, -122, 22) + tuft(-34, -92, 18)],
] as const;

/** Leaves around the end of a stem. */
export function tuft(x: number, y: number, size: number): string {
  return [200, 340, 158, 22, 122, 58, 90].map((angle) => blade(x, y, angle, size, 0.58)).join("");
}

/** A cup of something warm on its saucer. */
export function Cup({ x, y }: Place) {
  return (
    <>
      <CastShadow x={x} y={y - 2} width={92} />
      <g transform={`translate(${x} ${y})`}>
        <Solid d={disc(0, -6, 56, 9)} fill="var(--cream)" />
        <path d={disc(0, -7, 34, 4)} fill="var(--shadow)" opacity="0.2" />
        <path d="M32-50C60-54 58-20 22-20" fill="none" stroke="var(--cream-dim)" strokeWidth="8" />
        <path d={disc(0, -58, 37, 8)} fill="var(--cream-dim)" />
        <path d={disc(1, -56, 32, 5)} fill="var(--tea)" />
        <Solid d="M-37-58A37 8 0 0 0 37-58C37-30 26-10 16-6H-16C-26-10-37-30-37-58Z" fill="var(--cream)" />
        <path d="M-35-46Q0-34 35-46" fill="none" stroke="var(--lake)" strokeWidth="4" />
        <path
          d="M-8-72C-18-90 4-98-6-118M10-72C2-86 20-96 12-112"
          fill="none"
          stroke="var(--pale)"
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.5"
        />
      </g>
    </>
  );
}
