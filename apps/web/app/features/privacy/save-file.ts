import type { AnsweredFile } from "@fernwell/contract/endpoint";

/** Hands a file to the browser's downloads. */
export async function saveFile(file: AnsweredFile, name: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([await file.arrayBuffer()]));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
