import { CastShadow, disc, Glow, Solid } from "./solid.tsx";

/** A candle, a cushion and balanced stones. */
export function GardenStillness() {
  return (
    <>
      <Glow x={168} y={836} radius={200} />
      <ellipse cx="190" cy="922" rx="230" ry="32" fill="url(#garden-flame)" />
      <Cushion />
      <Candle />
      <CastShadow x={474} y={930} width={70} />
      {stones.map(([y, rx, ry, colour]) => (
        <Solid key={y} form="ball" d={disc(474, y, rx, ry)} fill={`var(--${colour})`} />
      ))}
    </>
  );
}

const stones = [
  [914, 38, 17, "stone"],
  [886, 28, 14, "stone-light"],
  [863, 20, 11, "stone"],
  [845, 12, 8, "stone-light"],
] as const;

function Cushion() {
  return (
    <>
      <CastShadow x={318} y={934} width={230} />
      <Solid
        form="plane"
        d="M208 927C208 914 218 911 230 911H406C418 911 428 914 428 927C428 939 418 942 406 942H230C218 942 208 939 208 927Z"
        fill="var(--plum)"
      />
      <Solid
        form="ball"
        d="M229 884C229 852 266 838 318 838C370 838 407 852 407 884C407 910 372 921 318 921C264 921 229 910 229 884Z"
        fill="var(--dusk)"
      />
      <path
        d={pleats
          .map(
            (reach) => `M318 848c${reach * 0.6} 0 ${reach} 10 ${reach * 1.05} ${60 - Math.abs(reach) * 0.22}`,
          )
          .join("")}
        fill="none"
        stroke="var(--shadow)"
        strokeWidth="2.5"
        opacity="0.4"
      />
      <path d={disc(318, 848, 9, 4)} fill="var(--dusk-light)" />
    </>
  );
}

const pleats = [-78, -52, -26, 0, 26, 52, 78];

function Candle() {
  return (
    <>
      <CastShadow x={168} y={930} width={84} />
      <Solid d={disc(168, 928, 46, 9)} fill="var(--cream-dim)" />
      <Solid d="M146 872A22 5 0 0 0 190 872V926A22 5 0 0 1 146 926Z" fill="var(--wax)" />
      <path d={disc(168, 872, 22, 5)} fill="#fff3cf" />
      <path d="M168 872V860" stroke="var(--bark)" strokeWidth="3" />
      <path
        d="M168 822C178 838 182 848 178 856C174 864 162 864 158 856C154 848 160 838 168 822Z"
        fill="url(#garden-aglow)"
      />
      <Glow x={168} y={846} radius={80} />
    </>
  );
}
