import { escapeHtml } from "./escape-html.ts";

export type Block =
  | { readonly kind: "text" | "note"; readonly text: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "button"; readonly label: string; readonly url: string };

export interface Content {
  readonly subject: string;
  readonly greeting: string;
  readonly blocks: readonly Block[];
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** One look for every letter, as text and as HTML. No pictures from outside, so that nothing tells when it is read. */
export function layOut({ subject, greeting, blocks }: Content): RenderedMail {
  const text = [greeting, ...blocks.map(blockText), "Fernwell"].join("\n\n");
  return { subject, text: `${text}\n`, html: page(subject, [paragraph(greeting), ...blocks.map(blockHtml)]) };
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
    case "note":
      return block.text;
    case "code":
      return `    ${block.code}`;
    case "button":
      return `${block.label}: ${block.url}`;
  }
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "note":
      return `<p class="quiet" style="margin:24px 0 0;font-size:14px;line-height:22px;color:#5E6E66">${escapeHtml(block.text)}</p>`;
    case "code":
      return `<p class="code" style="margin:24px 0;padding:18px 12px;border-radius:12px;background:#EAF3EC;color:#1E5B41;font:600 32px/40px ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;text-align:center">${escapeHtml(block.code)}</p>`;
    case "button":
      return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:13px 24px;border-radius:12px;background:#1E5B41;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`;
}

function page(subject: string, body: readonly string[]): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #111915 !important }
  .sheet { background: #1A2520 !important; color: #F2EFE7 !important }
  .quiet { color: #9FADA5 !important }
  .code { background: #1E3228 !important; color: #8FD0AC !important }
  .button { background: #8FD0AC !important; color: #0F1C16 !important }
  .mark { color: #8FD0AC !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#FBF8F2">
<div class="sheet" style="max-width:520px;margin:0 auto;padding:32px;border-radius:20px;background:#FFFFFF;color:#17231D;font:16px/26px Figtree,Helvetica,Arial,sans-serif">
<p class="mark" style="margin:0 0 24px;font:600 22px/28px Fraunces,Georgia,serif;color:#1E5B41">Fernwell</p>
${body.join("\n")}
</div>
</body>
</html>
`;
}
