import { checkCatalogue } from "@fernwell/catalogue/checks/check";
import { type PublishedItem, toPublishedItems } from "@fernwell/catalogue/publish";

/** As long as those that `pnpm media` makes, which are on average 90 and 260 characters. */
const picture = { alt: "a".repeat(90), standIn: `data:image/webp;base64,${"A".repeat(236)}`, isDrawn: false };

function pictureAll(items: readonly PublishedItem[]): PublishedItem[] {
  return items
    .filter(({ kind }) => kind === "meal")
    .map(({ id }) => ({
      kind: "media",
      id: `meals/${id}`,
      body: { id: `meals/${id}`, folder: `/media/meals/${id}-0123456789`, ...picture },
    }));
}

/** The reviewed entries, plus numbered copies of the given kinds until there are as many as wanted. */
export async function multiplyCatalogue(
  wanted: number,
  kinds: readonly PublishedItem["kind"][],
): Promise<PublishedItem[]> {
  const { catalogue } = await checkCatalogue();
  if (catalogue === null) throw new Error("the catalogue has problems; catalogue:check lists them");
  const reviewed = toPublishedItems(catalogue);
  const originals = reviewed.filter(({ kind }) => kinds.includes(kind));
  const copies = Array.from({ length: Math.max(0, wanted - originals.length) }, (_, index): PublishedItem => {
    const original = originals[index % originals.length];
    if (original === undefined) throw new Error("there is nothing to copy");
    const id = `${original.id}-${index}`;
    return { kind: original.kind, id, body: { ...original.body, id } };
  });
  return [...reviewed, ...copies, ...pictureAll([...originals, ...copies])];
}
