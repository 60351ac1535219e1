import { itemKinds } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { EntryPicture } from "#app/ui/entry-picture.tsx";
import { MediaCard } from "#app/ui/media-card.tsx";
import type { Tone } from "#app/ui/tone.ts";
import type { Media, MediaEntry, MediaKind } from "./media-manifest.ts";
import { Piece, Specimen } from "./specimen.tsx";

const shelves: readonly { kind: MediaKind; name: string; tone: Tone; height: number }[] = [
  ...itemKinds.map((kind) => {
    const { category, pluralHeading, tone } = itemKindTable[kind];
    return { kind: category, name: pluralHeading, tone, height: 900 };
  }),
  { kind: "people", name: "Coaches", tone: "sun", height: 1200 },
];

const cardsInRow = 4;

export function MediaCardsPiece({ media }: { media: Media }) {
  return (
    <Piece name="media-cards" title="Cards with their own pictures">
      {shelves.map(({ kind, name, tone, height }) => (
        <Specimen key={kind} caption={name}>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {spread(media.list(kind)).map((entry) => (
              <MediaCard
                key={entry.id}
                to={`/__ui?entry=${entry.id}`}
                tone={tone}
                title={entry.title}
                description={entry.alt}
                picture={<CardPicture entry={entry} height={height} />}
              />
            ))}
          </div>
        </Specimen>
      ))}
    </Piece>
  );
}

function CardPicture({ entry, height }: { entry: MediaEntry; height: number }) {
  return (
    <EntryPicture
      address={entry.picture}
      alt={entry.alt}
      placeholder={entry.placeholder}
      sizes="(width >= 64rem) 25vw, (width >= 40rem) 50vw, 100vw"
      width={1200}
      height={height}
      className="size-full"
    />
  );
}

/** Samples from the whole list, since neighbours in it look alike. */
function spread(entries: readonly MediaEntry[]): MediaEntry[] {
  const stride = Math.max(1, Math.floor(entries.length / cardsInRow));
  return entries.filter((_, index) => index % stride === 0).slice(0, cardsInRow);
}
