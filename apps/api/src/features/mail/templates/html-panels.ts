import { escapeHtml } from "@fernwell/domain/escape-html";
import type { PartOfLife, Step } from "./content.ts";
import { font } from "./fonts.ts";
import { table } from "./html-table.ts";
import { paint } from "./paint.ts";

const fullWidth = 'width="100%" style="table-layout:fixed;border-collapse:separate"';

/** The label makes screen readers say the digits one by one; the code itself stays one word to select and copy. */
export function codePanel(label: string, code: string): string {
  const spelled = escapeHtml(`${label}: ${[...code].join(" ")}`);
  const style = `padding-left:8px;white-space:nowrap;-webkit-user-select:all;user-select:all;speak-as:digits;${font.code}`;
  return table(fullWidth, [
    `<tr><td align="center" ${paint({ ground: "fern50" }, "padding:20px 12px;border-radius:12px")}>
<p ${paint({ ink: "ink700" }, `margin:0 0 4px;${font.small}`)}>${escapeHtml(label)}</p>
<div role="group" aria-label="${spelled}" ${paint({ ink: "fern700" }, style, "code")}>${escapeHtml(code)}</div>
</td></tr>`,
  ]);
}

export function noticePanel(title: string, text: string): string {
  return table(fullWidth, [
    `<tr><td ${paint({ ground: "sun50" }, "padding:20px 24px;border-radius:12px")}>
<p ${paint({ ink: "sun700" }, `margin:0 0 4px;${font.strong}`)}>${escapeHtml(title)}</p>
<p ${paint({ ink: "ink700" }, `margin:0;${font.body}`)}>${escapeHtml(text)}</p>
</td></tr>`,
  ]);
}

export function partsPanel(parts: readonly PartOfLife[]): string {
  const gap = '<td width="8" style="font-size:0;line-height:0">&nbsp;</td>';
  return table(fullWidth, [`<tr>${parts.map(partCell).join(gap)}</tr>`]);
}

function partCell({ title, text, colour }: PartOfLife): string {
  return `<td align="center" valign="top" ${paint({ ground: `${colour}50` }, "padding:14px 2px;border-radius:12px")}>
<p ${paint({ ink: `${colour}700` }, `margin:0;${font.smallStrong}`)}>${escapeHtml(title)}</p>
<p ${paint({ ink: "ink700" }, `margin:0;${font.small}`)}>${escapeHtml(text)}</p>
</td>`;
}

export function stepList(steps: readonly Step[]): string {
  return table(fullWidth, steps.map(stepRow));
}

function stepRow({ title, text }: Step, index: number): string {
  const above = index === 0 ? 0 : 16;
  const number = `<tr><td align="center" width="32" height="32" ${paint({ ink: "fern700", ground: "fern50" }, `border-radius:16px;${font.strong}`)}>${index + 1}</td></tr>`;
  return `<tr><td valign="top" width="48" style="padding-top:${above}px">${table('style="border-collapse:separate"', [number])}</td>
<td valign="top" style="padding-top:${above + 3}px">
<p ${paint({ ink: "ink900" }, `margin:0;${font.strong}`)}>${escapeHtml(title)}</p>
<p ${paint({ ink: "ink700" }, `margin:0;${font.body}`)}>${escapeHtml(text)}</p>
</td></tr>`;
}
