import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

/** Many pictures on one, each with its name, to be looked at side by side. */
export async function writeSheet(
  file: string,
  pictures: readonly { readonly name: string; readonly svg: string }[],
  { columns = 4, cell = 400, ratio = 0.75 }: { columns?: number; cell?: number; ratio?: number } = {},
): Promise<void> {
  const label = 26;
  const height = Math.round(cell * ratio) + label;
  const rows = Math.ceil(pictures.length / columns);
  const parts = await Promise.all(
    pictures.map(async ({ name, svg }, i) => {
      const left = (i % columns) * cell;
      const top = Math.floor(i / columns) * height;
      const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${label}"><text x="6" y="18" font-size="15" font-family="sans-serif">${name.replaceAll("&", "&amp;")}</text></svg>`;
      return [
        {
          input: await sharp(rasterise(svg, cell))
            .resize(cell, height - label, { fit: "cover" })
            .toBuffer(),
          left,
          top,
        },
        { input: Buffer.from(caption), left, top: top + height - label },
      ];
    }),
  );
  await sharp({
    create: { width: columns * cell, height: rows * height, channels: 3, background: "#ffffff" },
  })
    .composite(parts.flat())
    .png()
    .toFile(file);
}

export function rasterise(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
