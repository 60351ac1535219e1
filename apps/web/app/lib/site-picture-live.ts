/** In development the studio draws the site's pictures on request. Replaces `site-picture.ts`. */
export function sitePictureUrl(name: string): string {
  return `/media/live/${name.startsWith("team-") ? "people" : "site"}/${name}/drawing.svg`;
}
