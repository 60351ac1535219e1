import { generate } from "lean-qr";

/** The dark squares as the path of an SVG. */
export function drawQrCode(text: string): { path: string; size: number } {
  const code = generate(text);
  const columns = Array.from({ length: code.size }, (_, index) => index);
  const path = columns
    .flatMap((y) => columns.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join("");
  return { path, size: code.size };
}
