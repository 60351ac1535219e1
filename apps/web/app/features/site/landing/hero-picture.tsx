import { sitePictureUrl } from "#app/lib/site-picture.ts";
import { Ground, pictureWidths } from "../site-picture.tsx";

const alt =
  "A kitchen table by the window: a bowl of food, a phone that shows the day's plan, and trainers and a cushion on the bench behind";
const wide = { name: "hero", width: 1600, height: 1000, sizes: "(width >= 64rem) 62vw, 96vw" } as const;
const narrow = { name: "hero-phone", width: 900, height: 1000, sizes: "96vw" } as const;

/** The first visible picture: a close-up on phones, loaded without waiting for scripts. */
export function HeroPicture({ className }: { className: string }) {
  if (!sitePictureUrl(wide.name, 1200, "webp")) return <Ground alt={alt} {...wide} className={className} />;

  return (
    <picture className={className}>
      <source media="(width < 40rem)" {...createSource(narrow)} />
      <source {...createSource(wide)} />
      <img
        src={sitePictureUrl(wide.name, 1200, "webp")}
        alt={alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        className="block h-auto w-full object-cover object-[55%_70%] lg:max-h-188 lg:min-h-136"
      />
    </picture>
  );
}

function createSource({ name, width, height, sizes }: typeof wide | typeof narrow) {
  const srcSet = pictureWidths.map((w) => `${sitePictureUrl(name, w, "avif")} ${w}w`).join(", ");
  return { type: "image/avif", srcSet, sizes, width, height };
}
