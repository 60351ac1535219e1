import type { StaticItem } from "./copy/static-item.ts";
import { itemAlts } from "./item-alts.ts";
import { SitePicture } from "./site-picture.tsx";

/** A sample's picture on its own page. */
export function StaticPicture({
  item: { image, title },
}: {
  item: Pick<StaticItem<unknown>, "image" | "title">;
}) {
  const name = image.replace(/^site\//, "");

  return (
    <SitePicture
      name={name}
      alt={itemAlts[name] ?? title}
      width={1200}
      height={900}
      sizes="(width >= 64rem) 36rem, 100vw"
      loading="eager"
    />
  );
}
