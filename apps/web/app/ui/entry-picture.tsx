import { Sprout } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { Picture } from "./picture.tsx";

type EntryPictureProps = Pick<
  ComponentProps<typeof Picture>,
  "alt" | "sizes" | "width" | "height" | "loading" | "className"
> & {
  /** The address of a drawing, or of any file in an encoded picture's folder; null if the picture has not been made. */
  address: string | null;
  placeholder: string | null;
};

/** The folder of an encoded picture contains these widths, each as AVIF and as WebP. */
const widths = [400, 800, 1200];

export function EntryPicture({ address, placeholder, ...picture }: EntryPictureProps) {
  if (address === null) return <NoPicture {...picture} />;

  const isDrawing = address.endsWith(".svg");
  const folder = address.slice(0, address.lastIndexOf("/"));

  return (
    <Picture
      {...picture}
      {...(placeholder === null ? {} : { placeholder })}
      {...(isDrawing && { formats: [] })}
      widths={widths}
      srcFor={(width, format) => (isDrawing ? address : `${folder}/${width}.${format}`)}
    />
  );
}

/** Decorative: the entry's name is next to it. */
function NoPicture({ width, height, className }: Pick<EntryPictureProps, "width" | "height" | "className">) {
  return (
    <span aria-hidden className={cx("relative block overflow-hidden bg-line/40 text-ink-500", className)}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full" />
      <Sprout strokeWidth={1.25} className="absolute inset-0 m-auto size-14 opacity-60" />
    </span>
  );
}
