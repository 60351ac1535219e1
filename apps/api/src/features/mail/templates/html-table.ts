/** A table for layout only: mail programs place things side by side with nothing else. */
export function table(attributes: string, rows: readonly string[]): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>
${rows.join("\n")}
</table>`;
}
