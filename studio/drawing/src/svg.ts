type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** An SVG element as text, without the attributes that are null or undefined. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return el("g", attributes, ...children);
}

export function svg(
  { width, height }: { readonly width: number; readonly height: number },
  ...children: readonly string[]
): string {
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  );
}

/** Two decimals are finer than any screen shows. */
export function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function translate(x: number, y: number): string {
  return `translate(${round(x)} ${round(y)})`;
}

export function place({
  x,
  y,
  turn = 0,
  scale = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
}): string {
  const turned = turn === 0 ? "" : ` rotate(${round(turn)})`;
  const scaled = scale === 1 ? "" : ` scale(${round(scale)})`;
  return `${translate(x, y)}${turned}${scaled}`;
}
