/** A layout table: mail programs support nothing else for placing things side by side. */
export function table(attributes: string, rows: readonly string[]): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>
${rows.join("\n")}
</table>`;
}
