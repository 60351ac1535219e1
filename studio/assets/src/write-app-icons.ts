import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { logoMark, logoMarkBox } from "@fernwell/brand/logo-mark";
import { Resvg } from "@resvg/resvg-js";

/** `pnpm media:icons` draws the icons of the installed app. They rarely change, so they are part of the repository. */
const dir = fileURLToPath(new URL("../../../apps/web/public/icons/", import.meta.url));
const ground = "#1E5B41";
const mark = "#FBF8F2";

interface Icon {
  readonly name: string;
  readonly size: number;
  /** The share of the height that the mark takes. Phones may cut a maskable icon down to a circle of four fifths. */
  readonly share: number;
  /** Of the corners, as a share of the width; systems that mask icons round them themselves. */
  readonly radius: number;
}

const icons: readonly Icon[] = [
  { name: "icon-192", size: 192, share: 0.74, radius: 0.28 },
  { name: "icon-512", size: 512, share: 0.74, radius: 0.28 },
  { name: "maskable-192", size: 192, share: 0.56, radius: 0 },
  { name: "maskable-512", size: 512, share: 0.56, radius: 0 },
  { name: "apple-touch-icon", size: 180, share: 0.64, radius: 0 },
];

await mkdir(dir, { recursive: true });
for (const icon of icons) {
  const picture = new Resvg(drawIcon(icon), { fitTo: { mode: "width", value: icon.size } });
  await writeFile(`${dir}${icon.name}.png`, picture.render().asPng());
}
// Android shows the badge of a notification as a silhouette.
const badge = new Resvg(drawMark(96, 0.9, "#fff"), { fitTo: { mode: "width", value: 96 } });
await writeFile(`${dir}badge-96.png`, badge.render().asPng());

function drawIcon({ size, share, radius }: Icon): string {
  const background = `<rect width="${size}" height="${size}" rx="${size * radius}" fill="${ground}"/>`;
  return wrap(size, background + placeMark(size, share, mark));
}

function drawMark(size: number, share: number, colour: string): string {
  return wrap(size, placeMark(size, share, colour));
}

function wrap(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`;
}

function placeMark(size: number, share: number, colour: string): string {
  const { x, y, width, height } = logoMarkBox;
  const scale = (size * share) / height;
  const left = (size - width * scale) / 2 - x * scale;
  const top = (size - height * scale) / 2 - y * scale;
  return `<g transform="translate(${left} ${top}) scale(${scale})">
    <path d="${logoMark.stem}" fill="none" stroke="${colour}" stroke-width="${logoMark.stemWidth}" stroke-linecap="round"/>
    <path d="${logoMark.leaflets}" fill="${colour}"/>
  </g>`;
}
