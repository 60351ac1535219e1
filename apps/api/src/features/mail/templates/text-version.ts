import { type Block, type Content, footerOf, greetingOf } from "./content.ts";

export function textVersion(content: Content): string {
  const parts = [
    wrap(greetingOf(content)),
    ...content.blocks.map(blockText),
    `Fernwell\n${wrap(footerOf(content))}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
    case "note":
      return wrap(block.text);
    case "notice":
      return `${block.title}\n${wrap(block.text)}`;
    case "code":
      return `${block.label}: ${block.code}`;
    case "button":
      return `${block.label}:\n${block.url}`;
    case "steps":
      return block.steps
        .map(({ title, text }, index) => `${index + 1}. ${title}\n${wrap(text)}`.replaceAll("\n", "\n   "))
        .join("\n");
    case "partsOfLife":
      return block.parts.map(({ title, text }) => `- ${title}: ${text}`).join("\n");
  }
}

/** Lines of at most 72 characters; a longer word keeps a line to itself. */
function wrap(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(\S{72,}|.{1,72})(?: |$)/g, "$1\n")
    .trimEnd();
}
