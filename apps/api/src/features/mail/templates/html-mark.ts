import { font } from "./fonts.ts";
import { table } from "./html-table.ts";
import { paint } from "./paint.ts";

/** From tip to base, in pixels. */
const leaflets = [
  { width: 5, height: 5 },
  { width: 9, height: 6 },
  { width: 12, height: 7 },
  { width: 13, height: 7 },
  { width: 10, height: 6 },
];

// The lighter fern stays visible where a program darkens the page but not the frond.
const frond = { ground: "fern600" } as const;

/** The frond, drawn with rounded corners only. Outlook on Windows does not support them, so it shows just the name. */
export function mark(): string {
  return table("", [
    `<tr>
<!--[if !mso]><!-->
<td aria-hidden="true" style="padding-right:10px;font-size:0;line-height:0">
${table("", leaflets.map(pair))}
</td>
<!--<![endif]-->
<td ${paint({ ink: "ink900" }, font.wordmark, "wordmark")}>Fernwell</td>
</tr>`,
  ]);
}

function pair({ width, height }: (typeof leaflets)[number]): string {
  const leaflet = (corners: string) =>
    `<div ${paint(frond, `width:${width}px;height:${height}px;border-radius:${corners}`)}></div>`;
  return `<tr><td align="right" style="padding-bottom:1px">${leaflet("0 100% 0 100%")}</td><td ${paint(frond, "width:1px")}></td><td style="padding-bottom:1px">${leaflet("100% 0 100% 0")}</td></tr>`;
}
