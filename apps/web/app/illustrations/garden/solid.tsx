interface SolidProps {
  readonly d: string;
  readonly fill: string;
  /** How the shading runs: across a cylinder, around a ball, barely on a plane. */
  readonly form?: "cylinder" | "ball" | "plane";
}

/** An object on the sill. The light comes from the left. */
export function Solid({ d, fill, form = "cylinder" }: SolidProps) {
  return (
    <>
      <path d={d} fill={fill} />
      <path d={d} fill={`url(#garden-${form})`} />
    </>
  );
}

/** The shadow on the sill of an object of this width at this place. */
export function CastShadow({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <g fill="url(#garden-cast)">
      <ellipse cx={x + width * 0.3} cy={y + 4} rx={width * 0.82} ry={13 + width * 0.04} />
      <ellipse cx={x + width * 0.03} cy={y} rx={width * 0.56} ry="10" />
    </g>
  );
}

/** The glow of a flame or a lamp around its source. */
export function Glow({ x, y, radius }: { x: number; y: number; radius: number }) {
  return <circle cx={x} cy={y} r={radius} fill="url(#garden-flame)" />;
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/** A leaf or a petal from its foot; angles in degrees, 0 to the right and 90 straight up. */
export function blade(x: number, y: number, angle: number, length: number, breadth: number): string {
  const cos = Math.cos((angle * Math.PI) / 180) * length;
  const sin = Math.sin((angle * Math.PI) / 180) * length;
  const side = (share: number) =>
    `${Math.round(x + cos * 0.55 - sin * share)} ${Math.round(y - sin * 0.55 - cos * share)}`;
  return `M${x} ${y}Q${side(breadth)} ${Math.round(x + cos)} ${Math.round(y - sin)}Q${side(-breadth)} ${x} ${y}Z`;
}

export function SolidLight() {
  return (
    <defs>
      <linearGradient id="garden-cylinder">
        <stop offset="0" stopColor="var(--lit)" stopOpacity="0.45" />
        <stop offset="0.38" stopColor="var(--lit)" stopOpacity="0" />
        <stop offset="0.42" stopColor="var(--shadow)" stopOpacity="0" />
        <stop offset="0.9" stopColor="var(--shadow)" stopOpacity="0.46" />
        <stop offset="1" stopColor="var(--shadow)" stopOpacity="0.36" />
      </linearGradient>
      <radialGradient id="garden-ball" cx="0.34" cy="0.28" r="0.78">
        <stop offset="0" stopColor="var(--lit)" stopOpacity="0.6" />
        <stop offset="0.42" stopColor="var(--lit)" stopOpacity="0" />
        <stop offset="0.44" stopColor="var(--shadow)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--shadow)" stopOpacity="0.6" />
      </radialGradient>
      <linearGradient id="garden-plane" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--lit)" stopOpacity="0.4" />
        <stop offset="0.4" stopColor="var(--lit)" stopOpacity="0" />
        <stop offset="0.5" stopColor="var(--shadow)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--shadow)" stopOpacity="0.28" />
      </linearGradient>
      <radialGradient id="garden-cast">
        <stop offset="0" stopColor="var(--shadow)" stopOpacity="0.42" />
        <stop offset="0.5" stopColor="var(--shadow)" stopOpacity="0.22" />
        <stop offset="1" stopColor="var(--shadow)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="garden-flame">
        <stop offset="0" stopColor="var(--flame)" stopOpacity="0.7" />
        <stop offset="0.3" stopColor="var(--flame)" stopOpacity="0.3" />
        <stop offset="1" stopColor="var(--flame)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="garden-aglow" cx="0.5" cy="0.7" r="0.72">
        <stop offset="0" stopColor="#fff3cf" />
        <stop offset="1" stopColor="#f2b765" />
      </radialGradient>
    </defs>
  );
}
