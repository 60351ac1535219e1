import type { ComponentProps } from "react";
import { EntryPicture } from "#app/ui/entry-picture.tsx";

type CardPictureProps = Pick<ComponentProps<typeof EntryPicture>, "address" | "alt" | "placeholder"> & {
  height?: number;
};

/** An entry's picture on a card of a grid with one, three or four cards in a row. */
export function CardPicture({ height = 900, ...picture }: CardPictureProps) {
  return (
    <EntryPicture
      {...picture}
      sizes="(width >= 80rem) 20rem, (width >= 48rem) 33vw, 100vw"
      width={1200}
      height={height}
      className="size-full"
    />
  );
}
