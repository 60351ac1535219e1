/** The window itself, seen from the room: its bars, the curtain and the sill. */
export function GardenWindow() {
  return (
    <>
      <path d={`${uprights(14)}M-220 214h1440v12H-220z`} fill="var(--pale)" />
      <path d={`${uprights(4)}M-220 214h1440v3H-220z`} fill="var(--lit)" opacity="0.45" />
      <Sill />
      <g className="garden-curtain">
        <Curtain />
      </g>
    </>
  );
}

function uprights(width: number): string {
  return [-21, 445, 911].map((x) => `M${x} 0h${width}v870h${-width}z`).join("");
}

function Sill() {
  return (
    <>
      <path d="M-220 862H1020V962H-220Z" fill="var(--sill)" />
      <path
        d="M118 874H330L420 956H176ZM356 874H560L690 956H452ZM-120 874H60L110 956H-90ZM690 874H900L1040 956H800Z"
        fill="var(--beam)"
      />
      <path d="M-220 862H1020V874H-220Z" fill="var(--pale)" />
      <path d="M-220 874H1020V878H-220Z" fill="var(--shadow)" opacity="0.1" />
      <path d="M-220 956H1020V1010H-220Z" fill="var(--sill-front)" />
      <path d="M-220 954H1020V960H-220Z" fill="var(--pale)" />
    </>
  );
}

const folds = [-214, -154, -96, -42, 0] as const;

function Curtain() {
  return (
    <>
      <path
        d="M-240-10H104C120 150 88 300 76 470C66 620 86 760 94 872Q70 880 52 872Q26 882 4 872Q-24 882-50 872Q-80 882-108 872Q-140 882-170 872Q-200 880-240 872Z"
        fill="var(--linen)"
      />
      {folds.map((x) => (
        <path
          key={x}
          d="M66-10C82 150 46 300 38 470C30 620 48 760 52 874L34 878C26 760 8 620 16 470C24 300 58 150 44-10Z"
          transform={`translate(${x} 0)`}
          fill="url(#garden-fold)"
        />
      ))}
      <defs>
        <linearGradient id="garden-fold">
          <stop offset="0" stopColor="var(--fold)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--fold)" />
        </linearGradient>
      </defs>
    </>
  );
}
