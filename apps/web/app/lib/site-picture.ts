/** The pictures that pages show, drawn by the studio into `.pictures` before the app is built. */
const files = import.meta.glob<string>(
  "../../.pictures/{app-preview,explainer-*,hero*,item-*,team-*}/*.{avif,webp}",
  {
    eager: true,
    query: "?url&no-inline",
    import: "default",
  },
);

/** Where a picture's file of a width and format lies; empty where it has not been drawn. */
export function sitePictureUrl(name: string, width: number, format: "avif" | "webp"): string {
  return files[`../../.pictures/${name}/${width}.${format}`] ?? "";
}
