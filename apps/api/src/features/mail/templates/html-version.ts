import { escapeHtml } from "@fernwell/domain/escape-html";
import { type Content, writeFooter, writeGreeting } from "./content.ts";
import { font } from "./fonts.ts";
import { blockRow, greetingRow, headingRow } from "./html-blocks.ts";
import { head } from "./html-head.ts";
import { mark } from "./html-mark.ts";
import { table } from "./html-table.ts";
import { paint } from "./paint.ts";

/** Webmail keeps only the body's content, so background and language are repeated there. */
export function htmlVersion(content: Content): string {
  return `<!doctype html>
<html lang="en-GB" dir="ltr">
${head(content.subject)}
<body ${paint({ ground: "paper" }, "margin:0;padding:0;-webkit-text-size-adjust:100%;text-size-adjust:100%")}>
<div role="article" lang="en-GB" dir="ltr" aria-label="${escapeHtml(content.subject)}">
${preview(content.preview)}
${page(sheet(content))}
</div>
</body>
</html>
`;
}

/** The spaces after it keep the mail's first words out of the preview. */
function preview(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${"&#847;&zwnj;&nbsp;".repeat(80)}</div>`;
}

/** Outlook on Windows does not support max-width, so it gets a table of that width. */
function page(inside: string): string {
  return table(`width="100%" ${paint({ ground: "paper" }, "border-collapse:separate")}`, [
    `<tr><td align="center" class="margin" style="padding:40px 16px 48px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${inside}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
  ]);
}

function sheet(content: Content): string {
  const rows = [
    headingRow(content.heading),
    greetingRow(writeGreeting(content)),
    ...content.blocks.map(blockRow),
  ];
  const card = paint(
    { ground: "card", edge: "line" },
    "padding:40px;border:1px solid;border-radius:20px",
    "sheet",
  );
  const footer = `<p ${paint({ ink: "ink500" }, `margin:0;${font.small}`)}>${escapeHtml(writeFooter(content))}</p>`;

  return table(
    'width="100%" style="max-width:560px;table-layout:fixed;border-collapse:separate;text-align:left"',
    [
      `<tr><td class="aside" style="padding:0 41px 20px">${mark()}</td></tr>`,
      `<tr><td ${card}>${table('width="100%" style="table-layout:fixed"', rows)}</td></tr>`,
      `<tr><td class="aside" style="padding:20px 41px 0">${footer}</td></tr>`,
    ],
  );
}
