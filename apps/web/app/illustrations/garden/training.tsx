import { CastShadow, disc, Solid } from "./solid.tsx";

/** A rolled mat, a kettlebell and trainers, ready to go out. */
export function GardenTraining() {
  return (
    <>
      <Mat />
      <Kettlebell />
      <CastShadow x={436} y={934} width={190} />
      <g transform="translate(398 920)">
        <Trainer />
      </g>
      <g transform="translate(342 942) scale(1.08)">
        <Trainer />
      </g>
    </>
  );
}

function Mat() {
  return (
    <>
      <CastShadow x={164} y={924} width={86} />
      <Solid d="M124 712V916A40 11 0 0 0 204 916V712Z" fill="var(--lake)" />
      <path d={disc(164, 712, 40, 11)} fill="var(--lake-light)" />
      <path
        d="M160 712A6 2 0 0 1 172 712A10 3.2 0 0 1 152 712A15 4.6 0 0 1 182 712A20 6 0 0 1 142 712A26 7.6 0 0 1 194 712A32 9 0 0 1 131 714"
        fill="none"
        stroke="var(--lake-deep)"
        strokeWidth="3"
      />
      <path
        d="M124 762A40 11 0 0 0 204 762V776A40 11 0 0 1 124 776ZM124 850A40 11 0 0 0 204 850V864A40 11 0 0 1 124 864Z"
        fill="var(--lake-deep)"
      />
    </>
  );
}

function Kettlebell() {
  return (
    <>
      <CastShadow x={280} y={930} width={104} />
      <path
        d="M256 846C236 786 256 776 280 776C304 776 324 786 304 846"
        fill="none"
        stroke="var(--iron)"
        strokeWidth="17"
      />
      <path
        d="M252 812C246 790 258 783 276 782"
        fill="none"
        stroke="var(--lit)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.5"
      />
      <Solid
        form="ball"
        d="M280 832C316 832 336 856 336 884C336 910 322 926 306 934H254C238 926 224 910 224 884C224 856 244 832 280 832Z"
        fill="var(--iron)"
      />
      <Solid form="plane" d={disc(280, 884, 24)} fill="var(--clay)" />
      <path d={disc(280, 884, 16)} fill="none" stroke="var(--cream)" strokeWidth="3" />
    </>
  );
}

function Trainer() {
  return (
    <>
      <path d="M8-68C18-80 40-80 56-78L52-60C36-54 20-58 8-68Z" fill="var(--lake-deep)" />
      <path d="M44-66C48-80 56-88 64-86C72-84 74-74 72-64Z" fill="var(--clay)" />
      <Solid
        d="M2-16C-2-40 4-58 8-68C10-74 18-74 22-70C30-60 44-60 52-72L60-76C70-58 90-46 118-40C140-36 152-28 150-17C110-11 50-10 2-16Z"
        fill="var(--clay)"
      />
      <path d="M2-16C-2-40 4-58 8-68L20-66C17-50 20-34 32-13Z" fill="var(--cream)" />
      <path d="M60-14C62-30 72-44 84-51L95-47C85-38 79-28 79-13Z" fill="var(--cream)" />
      <path
        d="M57-62L72-69M65-54L80-62M75-47L89-55"
        stroke="var(--cream)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Solid d="M1-17C50-10 110-11 150-18C157-8 150 0 134 0H14C2 0-4-8 1-17Z" fill="var(--cream)" />
      <path d="M-1-6H152C149-2 143 0 134 0H14C6 0 1-2-1-6Z" fill="var(--lake)" />
    </>
  );
}
