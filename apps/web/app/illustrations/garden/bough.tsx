import { drawFrond } from "@fernwell/brand/frond";
import { blade } from "./solid.tsx";

/** A kōwhai bough that hangs into the view from above. */
export function GardenBough() {
  return (
    <>
      <g fill="none" stroke="var(--bark)" strokeLinecap="round">
        <path d="M1240-40C1060 0 900 20 790 50" strokeWidth="8" />
        <path d="M790 50C740 64 700 73 650 80" strokeWidth="6.5" />
        <path d="M650 80C620 85 590 88 556 92M740 64C720 96 690 120 664 136" strokeWidth="3.5" />
      </g>
      {sprays.map(({ stem, leaflets }) => (
        <g key={stem} fill="var(--bough)" stroke="var(--bough)">
          <path d={stem} fill="none" strokeWidth="3" />
          <path d={leaflets} stroke="none" />
        </g>
      ))}
      <path d={blossoms.map(([x, y]) => blossom(x, y)).join("")} fill="var(--blossom)" />
    </>
  );
}

const spray = { pairs: 10, spread: 0.17, bare: 0.08, fullness: 0.34 };

const sprays = (
  [
    [560, 92, 96, 192, 40],
    [600, 88, 120, 232, 44],
    [640, 82, 112, 150, 36],
    [664, 136, 96, 206, 40],
    [690, 118, 176, 256, 24],
    [690, 76, 110, 244, 30],
    [740, 62, 120, 128, 40],
    [760, 58, 140, 280, -30],
    [820, 44, 130, 240, 30],
    [870, 32, 140, 290, -30],
    [940, 16, 140, 250, 30],
  ] as const
).map(([x, y, length, angle, bend]) => drawFrond({ ...spray, x, y, length, angle, bend }));

const blossoms = [
  [620, 90],
  [672, 134],
  [716, 74],
  [790, 54],
  [900, 26],
] as const;

function blossom(x: number, y: number): string {
  return [248, 270, 292].map((angle) => blade(x, y, angle, 40, 0.24)).join("");
}
