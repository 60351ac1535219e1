import type { ComponentProps } from "react";
import { cardPictureSizes } from "#app/lib/picture-sizes.ts";
import { EntryPicture } from "#app/ui/entry-picture.tsx";

type CardPictureProps = Pick<ComponentProps<typeof EntryPicture>, "address" | "alt" | "placeholder"> & {
  height?: number;
};

/** An entry's picture on a card of a grid with one, three or four cards in a row. */
export function CardPicture({ height = 900, ...picture }: CardPictureProps) {
  return (
    <EntryPicture {...picture} sizes={cardPictureSizes} width={1200} height={height} className="size-full" />
  );
}
