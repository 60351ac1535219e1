import { escapeHtml } from "@fernwell/domain/escape-html";
import { font } from "./fonts.ts";
import { table } from "./html-table.ts";
import { paint } from "./paint.ts";

/** Outlook on Windows ignores padding on links, so there the cell sets the button's size. */
export function button(label: string, url: string): string {
  const cell = paint({ ground: "fern700" }, "border-radius:12px;mso-padding-alt:12px 28px");
  const link = paint(
    { ink: "onAccent" },
    `display:block;border-radius:12px;text-decoration:none;${font.button};padding:12px 28px`,
  );
  return table('class="button" style="border-collapse:separate"', [
    `<tr><td align="center" ${cell}><a href="${escapeHtml(url)}" ${link}>${escapeHtml(label)}</a></td></tr>`,
  ]);
}
