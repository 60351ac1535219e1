import { addresses } from "@fernwell/contract/paths";
import type { MetaArgs } from "react-router";
import { deviceStorage } from "#app/features/legal/device-storage.ts";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { privacyPolicy } from "#app/features/legal/privacy-policy.ts";
import { siteMeta } from "#app/features/site/site-meta.ts";
import { brand } from "#app/lib/brand.ts";

export function meta({ matches }: MetaArgs) {
  return siteMeta(matches.at(-1)?.id === addresses.authPrivacy ? "authPrivacy" : "privacy");
}

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy(brand)} appendix={[deviceStorage]} />;
}
