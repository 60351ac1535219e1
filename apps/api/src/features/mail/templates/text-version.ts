import { type Block, type Content, writeFooter, writeGreeting } from "./content.ts";

export function textVersion(content: Content): string {
  const parts = [
    wrap(writeGreeting(content)),
    ...content.blocks.map(blockText),
    `Fernwell\n${wrap(writeFooter(content))}`,
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

/** Lines of at most 72 characters; a longer word gets its own line. */
function wrap(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(\S{72,}|.{1,72})(?: |$)/g, "$1\n")
    .trimEnd();
}
