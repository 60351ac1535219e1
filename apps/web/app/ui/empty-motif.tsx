import { cx } from "./cx.ts";
import { type Tone, toneText, toneTint } from "./tone.ts";

export type Motif = "leaf" | "bowl";

export function EmptyMotif({ motif, tone }: { motif: Motif; tone: Tone }) {
  return (
    <span
      aria-hidden
      className={cx("grid size-36 place-items-center rounded-full", toneTint[tone], toneText[tone])}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 120 120"
        className="size-32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {motif === "leaf" ? <Leaf /> : <Bowl />}
      </svg>
    </span>
  );
}

/** Pairs of leaflets along a stem, from base to tip: x, y, length and angle in degrees. */
const leaflets = [
  { x: 48, y: 90, length: 33, lean: 66 },
  { x: 51, y: 75, length: 33, lean: 64 },
  { x: 56, y: 61, length: 28, lean: 62 },
  { x: 62, y: 48, length: 22, lean: 60 },
  { x: 69, y: 37, length: 15, lean: 56 },
] as const;

const stemLean = -64;

function Leaf() {
  return (
    <>
      <path d="M45 110C47 78 58 48 82 22" />
      {leaflets.map(({ x, y, length, lean }) => (
        <g key={y} transform={`translate(${x} ${y}) rotate(${stemLean})`}>
          <path d={leaflet(length)} transform={`rotate(${lean})`} className="fill-card" />
          <path d={leaflet(length)} transform={`rotate(${-lean})`} fill="currentColor" fillOpacity="0.22" />
        </g>
      ))}
    </>
  );
}

function leaflet(length: number): string {
  const belly = length * 0.26;
  return `M0 0C${length * 0.3} ${-belly} ${length * 0.7} ${-belly} ${length} 0C${length * 0.7} ${belly} ${length * 0.3} ${belly} 0 0Z`;
}

function Bowl() {
  return (
    <>
      <path d="M60 62C59 48 62 38 70 28" />
      <path d="M70 28C81 25 88 30 89 41C78 44 70 39 70 28Z" className="fill-card" />
      <path d="M61 46C50 46 43 40 43 30C54 29 61 35 61 46Z" fill="currentColor" fillOpacity="0.22" />
      <path d="M26 62H94C94 84 80 98 60 98C40 98 26 84 26 62Z" className="fill-card" />
      <path d="M34 74C37 83 44 89 53 91" opacity="0.5" />
      <path d="M46 104H74" />
      <path d="M20 62H100" />
    </>
  );
}
