import { addresses } from "@fernwell/contract/paths";
import type { MetaDescriptor } from "react-router";
import { describePage } from "#app/lib/seo.ts";
import { pageMeta } from "./copy/meta.ts";

/** Only for crawlers that read the HTML: browsers do not fetch it, and the content policy forbids scripts made from text. */
const structuredData = import.meta.env.SSR ? await import("./structured-data.ts") : null;

export function siteMeta(page: keyof typeof pageMeta): MetaDescriptor[] {
  const described = describePage(addresses[page], pageMeta[page]);
  if (!structuredData || page !== "landing") return described;

  return [
    ...described,
    { "script:ld+json": structuredData.describeProvider() },
    { "script:ld+json": structuredData.describeQuestions() },
  ];
}
