import { ImageOff } from "lucide-react";
import { useCallback, useState } from "react";
import { cx } from "./cx.ts";

type PictureFormat = "avif" | "webp";

type PictureProps = {
  alt: string;
  width: number;
  height: number;
  widths: readonly number[];
  srcFor: (width: number, format: PictureFormat) => string;
  sizes: string;
  /** Offered at every width in order of preference; browsers that support none get the widest WebP. */
  formats?: readonly PictureFormat[];
  placeholder?: string;
  loading?: "lazy" | "eager";
  className?: string;
};

/** Fills its container's width and keeps its proportions, even if it fails to load. */
export function Picture({ className, ...picture }: PictureProps) {
  const address = picture.srcFor(Math.max(...picture.widths), "webp");

  return (
    <span className={cx("relative block overflow-hidden", className)}>
      <PictureLayers key={address} fallback={address} {...picture} />
    </span>
  );
}

type PictureLayersProps = Omit<PictureProps, "className"> & { fallback: string };

function PictureLayers({
  alt,
  width,
  height,
  widths,
  srcFor,
  sizes,
  formats = ["avif", "webp"],
  placeholder,
  loading = "lazy",
  fallback,
}: PictureLayersProps) {
  const [state, setState] = useState<"loading" | "ready" | "broken">("ready");

  // Starts as ready so that a prerendered page shows its pictures before scripts run.
  const inspect = useCallback((image: HTMLImageElement | null) => {
    if (!image) return;
    if (!image.complete) setState("loading");
    else if (image.naturalWidth === 0) setState("broken");
  }, []);

  if (state === "broken") return <BrokenPicture alt={alt} width={width} height={height} />;

  const sourceSet = (format: PictureFormat) =>
    widths.map((wide) => `${srcFor(wide, format)} ${wide}w`).join(", ");

  return (
    <>
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          aria-hidden
          width={width}
          height={height}
          className="absolute inset-0 size-full scale-110 object-cover blur-lg"
        />
      )}
      <picture>
        {formats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
        ))}
        <img
          ref={inspect}
          src={fallback}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          onLoad={() => setState("ready")}
          onError={() => setState("broken")}
          className={cx(
            "relative block size-full object-cover transition-opacity duration-300 ease-out",
            state === "loading" && "opacity-0",
          )}
        />
      </picture>
    </>
  );
}

function BrokenPicture({ alt, width, height }: Pick<PictureProps, "alt" | "width" | "height">) {
  return (
    <span role="img" aria-label={alt} className="relative block size-full bg-fern-50 text-ink-700">
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full" />
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center text-sm">
        <ImageOff aria-hidden className="size-6 text-ink-500" />
        <span className="line-clamp-3">{alt}</span>
      </span>
    </span>
  );
}
