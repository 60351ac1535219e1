import { paths } from "@fernwell/contract/paths";
import { brand } from "#app/lib/brand.ts";
import { publicAddress } from "#app/lib/seo.ts";
import { faq } from "./copy/faq.ts";

/** The questions and answers as schema.org data. */
export function describeQuestions() {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The provider as schema.org data. */
export function describeProvider() {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand.name,
    legalName: brand.provider,
    url: publicAddress(paths.landing),
    logo: publicAddress("/favicon.svg"),
    email: brand.email,
    telephone: brand.phone,
    sameAs: brand.social.map(({ url }) => url),
  };
}
