import { readdir, readFile } from "node:fs/promises";
import type { WordList } from "@fernwell/domain/safety/word-list";

const folder = new URL("../words/", import.meta.url);

/** Reads the reviewed words of every language. */
export async function readWordLists(): Promise<WordList[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  return Promise.all(
    files.map(async (file) => ({
      id: file.replace(/\.txt$/, ""),
      lines: (await readFile(new URL(file, folder), "utf8")).trimEnd().split("\n").map(readLine),
    })),
  );
}

function readLine(line: string): WordList["lines"][number] {
  const [target = "", words = ""] = line.split(" | ");
  return { target, words: words.split(", ") };
}
