import { addresses } from "@fernwell/contract/paths";
import type { MetaArgs } from "react-router";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { terms } from "#app/features/legal/terms.ts";
import { siteMeta } from "#app/features/site/site-meta.ts";
import { brand } from "#app/lib/brand.ts";

export function meta({ matches }: MetaArgs) {
  return siteMeta(matches.at(-1)?.id === addresses.authTerms ? "authTerms" : "terms");
}

export default function Terms() {
  return <LegalPage document={terms(brand)} />;
}
