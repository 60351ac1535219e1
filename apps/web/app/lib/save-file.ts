import type { AnsweredFile } from "@fernwell/contract/endpoint";

/** Saves a file through the browser's downloads. */
export async function saveFile(file: AnsweredFile, name: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([await file.arrayBuffer()]));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
