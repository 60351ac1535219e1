import { sitePictureUrl } from "#app/lib/site-picture.ts";
import { cx } from "#app/ui/cx.ts";
import { Picture } from "#app/ui/picture.tsx";

export const pictureWidths = [400, 800, 1200] as const;

/** One format in the markup: with two, the landing page's HTML would no longer fit into the first round trip. */
const formats = ["avif"] as const;

interface SitePictureProps {
  name: string;
  alt: string;
  /** The picture's own size; only its proportions matter. */
  width: number;
  height: number;
  sizes: string;
  loading?: "lazy" | "eager";
  className?: string;
}

/** One of the site's pictures, or a plain background in its proportions if it has not been drawn. */
export function SitePicture({ name, className, ...picture }: SitePictureProps) {
  if (!sitePictureUrl(name, 1200, "webp"))
    return <Ground {...picture} className={cx("block overflow-hidden", className)} />;

  return (
    <Picture
      {...picture}
      widths={pictureWidths}
      formats={formats}
      srcFor={(width, format) => sitePictureUrl(name, width, format)}
      className={cx("[&_img]:h-auto", className)}
    />
  );
}

export function Ground({
  alt,
  width,
  height,
  className,
}: Pick<SitePictureProps, "alt" | "width" | "height"> & { className: string }) {
  return (
    <span role="img" aria-label={alt} className={className}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full bg-ink-900/5" />
    </span>
  );
}
