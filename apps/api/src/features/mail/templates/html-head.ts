import { escapeHtml } from "@fernwell/domain/escape-html";
import { darkRules } from "./paint.ts";

/**
 * What inline styles cannot express: the dark scheme and small screens.
 * Gmail drops a whole style element because of one unknown selector, so Outlook's dark rules are in their own.
 * Outlook on Windows falls back to Times if the first font is missing, so it gets one that it has.
 */
export function head(title: string): string {
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(title)}</title>
<!--[if mso]><style>
p, a, td { font-family: Arial, sans-serif !important }
h1, .wordmark { font-family: Georgia, serif !important }
.code { font-family: Consolas, monospace !important }
</style><![endif]-->
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .margin { padding: 24px 12px 32px !important }
  .sheet { padding: 28px 24px !important }
  .aside { padding-left: 25px !important; padding-right: 25px !important }
  .button { width: 100% !important }
}
@media (prefers-color-scheme: dark) {
${darkRules()}
}
</style>
<style>
${darkRules({ inkScope: "[data-ogsc] ", groundScope: "[data-ogsb] " })}
</style>
</head>`;
}
