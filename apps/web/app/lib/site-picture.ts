/** The site's pictures, drawn by the studio into `.pictures` before the app is built. */
const files = import.meta.glob<string>(
  "../../.pictures/{app-preview,explainer-*,hero*,item-*,team-*}/*.{avif,webp}",
  {
    eager: true,
    query: "?url&no-inline",
    import: "default",
  },
);

/** The address of a picture's file by width and format; empty if it has not been drawn. */
export function sitePictureUrl(name: string, width: number, format: "avif" | "webp"): string {
  return files[`../../.pictures/${name}/${width}.${format}`] ?? "";
}
