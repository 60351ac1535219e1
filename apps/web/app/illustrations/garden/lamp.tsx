import { Cup } from "./kitchenware.tsx";
import { CastShadow, disc, Glow, Solid } from "./solid.tsx";

/** A lamp, books and the key. */
export function GardenLamp() {
  return (
    <>
      <Glow x={190} y={770} radius={330} />
      <ellipse cx="230" cy="916" rx="330" ry="46" fill="url(#garden-flame)" />
      <Lamp />
      <CastShadow x={390} y={930} width={180} />
      {books.map(([x, y, width, colour]) => (
        <g key={y}>
          <Solid
            form="plane"
            d={`M${x + 5} ${y}h${width - 10}q5 0 5 5v10q0 5-5 5h${10 - width}q-5 0-5-5v-10q0-5 5-5z`}
            fill={`var(--${colour})`}
          />
          <path
            d={`M${x + 20} ${y}v20m7-20v20M${x + width - 20} ${y}v20m-7-20v20`}
            stroke="var(--lemon)"
            strokeWidth="2"
            opacity="0.6"
          />
        </g>
      ))}
      <Cup x={400} y={872} />
      <g fill="none" stroke="var(--brass)" strokeWidth="4" strokeLinecap="round">
        <path d={disc(246, 944, 14, 7)} />
        <path d="M260 944H300M288 945v7M298 945v6" />
      </g>
    </>
  );
}

const books = [
  [312, 870, 166, "fern"],
  [300, 890, 176, "clay"],
  [318, 910, 164, "dusk"],
] as const;

function Lamp() {
  return (
    <>
      <CastShadow x={190} y={928} width={84} />
      <path d="M184 800H196V850H184Z" fill="var(--brass)" />
      <Solid
        form="ball"
        d="M180 838H200C202 850 236 862 236 894C236 916 222 926 210 932H170C158 926 144 916 144 894C144 862 178 850 180 838Z"
        fill="var(--clay)"
      />
      <path d="M154 694Q190 686 226 694L262 806Q190 822 118 806Z" fill="url(#garden-aglow)" />
    </>
  );
}
