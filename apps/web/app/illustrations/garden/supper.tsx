import { HerbPot, tuft } from "./kitchenware.tsx";
import { blade, CastShadow, disc, Solid } from "./solid.tsx";

/** A board, tomatoes, basil and a bowl of leaves. */
export function GardenSupper() {
  return (
    <>
      <Board />
      <HerbPot x={152} y={922} />
      <Bowl />
      <CastShadow x={250} y={938} width={130} />
      {tomatoes.map(([x, y, radius]) => (
        <g key={x}>
          <Solid form="ball" d={disc(x, y, radius, radius * 0.92)} fill="var(--tomato)" />
          <path d={calyx(x, y - radius * 0.7)} fill="var(--leaf-mid)" />
        </g>
      ))}
    </>
  );
}

function Board() {
  return (
    <>
      <CastShadow x={250} y={916} width={150} />
      <Solid
        form="plane"
        d={`M196 728Q196 712 212 712H238C246 712 246 704 246 696V674Q246 656 264 656Q282 656 282 674V696C282 704 282 712 290 712H316Q332 712 332 728V904Q332 918 318 918H210Q196 918 196 904Z${disc(264, 680, 9)}`}
        fill="var(--wood)"
      />
      <path
        d="M216 730C222 780 212 840 218 906M240 720C250 780 232 830 244 910M272 722C262 790 286 850 274 910M304 726C312 790 298 850 306 908"
        fill="none"
        stroke="var(--bark)"
        strokeWidth="3"
        opacity="0.3"
      />
    </>
  );
}

function Bowl() {
  return (
    <>
      <CastShadow x={404} y={928} width={130} />
      <path d={disc(400, 838, 92, 14)} fill="var(--cream-dim)" />
      <path d="M424 840L476 716" stroke="var(--wood)" strokeWidth="10" strokeLinecap="round" />
      {salad.map(([tone, leaves]) => (
        <path key={tone} d={leaves} fill={`var(--leaf-${tone})`} />
      ))}
      <Solid form="ball" d={disc(404, 836, 19)} fill="var(--tomato)" />
      <Solid form="ball" d={disc(346, 842, 15)} fill="var(--tomato)" />
      <Solid
        d="M308 838A92 14 0 0 0 492 838C490 886 460 924 438 930H362C340 924 310 886 308 838Z"
        fill="var(--cream)"
      />
      <path d="M310 856Q400 884 490 856" fill="none" stroke="var(--clay)" strokeWidth="6" />
    </>
  );
}

const salad = [
  ["dark", tuft(350, 840, 44) + tuft(446, 840, 46) + tuft(396, 832, 52)],
  ["mid", tuft(372, 842, 44) + tuft(424, 840, 44)],
  ["light", tuft(340, 846, 34) + tuft(404, 848, 44) + tuft(462, 846, 32)],
  ["bright", tuft(374, 852, 34) + tuft(436, 852, 34)],
] as const;

const tomatoes = [
  [232, 896, 27],
  [286, 900, 25],
  [256, 918, 28],
] as const;

function calyx(x: number, y: number): string {
  return [20, 92, 164, 236, 308].map((angle) => blade(x, y, angle, 15, 0.2)).join("");
}
