import { Cup, HerbPot } from "./kitchenware.tsx";
import { blade, CastShadow, disc, Solid } from "./solid.tsx";

/** A jug of flowers from the garden, basil, a cup and a lemon. */
export function GardenPosy() {
  return (
    <>
      <Jug />
      <HerbPot x={452} y={916} />
      <Cup x={322} y={936} />
      <CastShadow x={410} y={938} width={70} />
      <Solid
        form="ball"
        d="M372 918C380 914 384 892 412 891C440 891 444 912 454 916C446 922 440 943 412 943C384 943 380 926 372 918Z"
        fill="var(--lemon)"
      />
    </>
  );
}

function Jug() {
  return (
    <>
      <CastShadow x={190} y={926} width={110} />
      <path
        d={flowers.map(([x, y]) => `M190 800Q${190 + (x - 190) * 0.3} ${y + 70} ${x} ${y}`).join("")}
        fill="none"
        stroke="var(--leaf-mid)"
        strokeWidth="4"
      />
      <path d={foliage} fill="var(--leaf-mid)" />
      {flowers.map(([x, y, radius, petals, colour]) => (
        <g key={x}>
          <path d={blossom(x, y, radius, petals)} fill={`var(--${colour})`} />
          <Solid form="ball" d={disc(x, y, radius * 0.3)} fill="var(--lemon)" />
        </g>
      ))}
      <path d="M222 808C272 800 276 872 236 880" fill="none" stroke="var(--cream-dim)" strokeWidth="10" />
      <path
        d="M148 786C176 780 220 782 226 792C216 800 160 800 148 786Z"
        fill="var(--cream-dim)"
        stroke="var(--lake)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <Solid
        d="M147 786C158 798 180 800 196 800C212 800 222 798 227 792C224 820 244 838 244 872C244 904 232 926 216 930H164C148 926 136 904 136 872C136 838 160 824 148 786Z"
        fill="var(--cream)"
      />
      <path
        d="M148 786C158 798 180 800 196 800C212 800 222 798 226 792"
        fill="none"
        stroke="var(--lake)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

const flowers = [
  [124, 716, 26, 8, "flower-dusk"],
  [160, 660, 30, 9, "flower-clay"],
  [206, 690, 28, 8, "cream"],
  [244, 650, 24, 9, "flower-dusk"],
  [262, 724, 27, 9, "flower-clay"],
  [176, 742, 24, 8, "cream"],
] as const;

const foliage = (
  [
    [188, 796, 152, 80],
    [192, 796, 30, 84],
    [190, 796, 112, 90],
    [190, 796, 66, 96],
    [188, 796, 176, 60],
    [194, 798, 8, 64],
  ] as const
)
  .map(([x, y, angle, length]) => blade(x, y, angle, length, 0.2))
  .join("");

function blossom(x: number, y: number, radius: number, petals: number): string {
  return Array.from({ length: petals }, (_, petal) => {
    const turn = (petal * 2 * Math.PI) / petals;
    const tip = [Math.round(radius * Math.cos(turn)), Math.round(radius * Math.sin(turn))];
    const half = `a${radius / 2} ${radius * 0.27} ${Math.round((turn * 180) / Math.PI)} 1 0`;
    return `M${x} ${y}${half} ${tip.join(" ")}${half} ${tip.map((way) => -way).join(" ")}Z`;
  }).join("");
}
