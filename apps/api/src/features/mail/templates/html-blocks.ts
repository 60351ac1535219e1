import { escapeHtml } from "@fernwell/domain/escape-html";
import type { Block } from "./content.ts";
import { font } from "./fonts.ts";
import { button } from "./html-button.ts";
import { codePanel, noticePanel, partsPanel, stepList } from "./html-panels.ts";
import { paint } from "./paint.ts";

export function headingRow(text: string): string {
  return row(0, `<h1 ${paint({ ink: "ink900" }, `margin:0;${font.heading}`)}>${escapeHtml(text)}</h1>`);
}

export function greetingRow(text: string): string {
  return row(16, paragraph(text));
}

export function blockRow(block: Block, index: number, blocks: readonly Block[]): string {
  return row(gapBetween(blocks[index - 1]?.kind ?? "text", block.kind), blockHtml(block));
}

function row(above: number, html: string): string {
  return `<tr><td style="padding:${above}px 0 0">${html}</td></tr>`;
}

function gapBetween(previous: Block["kind"], next: Block["kind"]): number {
  if (next === "note") return 32;
  return previous === "text" && next === "text" ? 16 : 24;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "note":
      return note(block.text);
    case "notice":
      return noticePanel(block.title, block.text);
    case "code":
      return codePanel(block.label, block.code);
    case "button":
      return button(block.label, block.url);
    case "steps":
      return stepList(block.steps);
    case "partsOfLife":
      return partsPanel(block.parts);
  }
}

/** A name may be 120 characters without a space. */
function paragraph(text: string): string {
  const style = `margin:0;word-wrap:break-word;overflow-wrap:anywhere;${font.body}`;
  return `<p ${paint({ ink: "ink700" }, style)}>${escapeHtml(text)}</p>`;
}

function note(text: string): string {
  const style = `margin:0;padding:20px 0 0;border-top:1px solid;${font.small}`;
  return `<p ${paint({ ink: "ink500", edge: "line" }, style)}>${escapeHtml(text)}</p>`;
}
