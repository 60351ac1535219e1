import { type PublicPath, paths } from "@fernwell/contract/paths";
import type { MetaDescriptor } from "react-router";
import { brand } from "./brand.ts";
import { title } from "./title.ts";

interface PageText {
  readonly title: string;
  readonly description: string;
}

/** The metadata of a public page for search engines and shared links. */
export function describePage(path: PublicPath, page: PageText): MetaDescriptor[] {
  const url = publicAddress(canonicalPaths[path] ?? path);
  const [picture] = Object.values(pictures);

  return [
    { title: title(page.title) },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: "en_GB" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
    ...(picture ? describePicture(publicAddress(picture)) : []),
  ];
}

/** A path of the product as an absolute public address. */
export function publicAddress(path: string): string {
  return new URL(path, import.meta.env.PUBLIC_URL).href;
}

function describePicture(url: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: url },
    { property: "og:image:alt", content: `${brand.name}: eat, move and rest your way` },
    { name: "twitter:image", content: url },
  ];
}

/** Pages with the same content as another; the other one is canonical. */
const canonicalPaths: Partial<Record<PublicPath, PublicPath>> = {
  [paths.explore]: paths.plans,
  [paths.authPrivacy]: paths.privacy,
  [paths.authTerms]: paths.terms,
};

/** The picture for shared links, if it has been drawn. */
const pictures = import.meta.glob<string>("../../.pictures/open-graph/1200.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
