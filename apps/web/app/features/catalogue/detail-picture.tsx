import type { ComponentProps } from "react";
import { detailPictureSizes } from "#app/lib/picture-sizes.ts";
import { EntryPicture } from "#app/ui/entry-picture.tsx";

type DetailPictureProps = Pick<
  ComponentProps<typeof EntryPicture>,
  "address" | "alt" | "placeholder" | "className"
>;

/** The picture beside the title of a detail page. */
export function DetailPicture(picture: DetailPictureProps) {
  return <EntryPicture {...picture} width={1200} height={900} sizes={detailPictureSizes} loading="eager" />;
}
