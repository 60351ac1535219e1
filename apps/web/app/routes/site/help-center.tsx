import { type LucideIcon, Mail, Phone, Search } from "lucide-react";
import type { ReactNode } from "react";
import { help } from "#app/features/site/copy/help.ts";
import { HelpCards } from "#app/features/site/help-cards.tsx";
import { PageBanner } from "#app/features/site/page-banner.tsx";
import { siteMeta } from "#app/features/site/site-meta.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { textLinkStyle } from "#app/ui/text-link-style.ts";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";

export function meta() {
  return siteMeta("contact");
}

export default function HelpCenter() {
  const { heading, lead, search, cards, contact } = help;

  return (
    <>
      <PageBanner heading={heading} lead={lead}>
        <div className="max-w-120">
          <TextField
            type="search"
            label={search.label}
            hideLabel
            placeholder={search.placeholder}
            leading={<Search aria-hidden />}
          />
        </div>
      </PageBanner>

      <section aria-labelledby="topics" className="mx-auto max-w-304 px-5 py-16 sm:px-8 lg:py-24">
        <h2 id="topics" className="sr-only">
          Topics
        </h2>
        <HelpCards cards={cards} />
      </section>

      <section aria-labelledby="contact" className="mx-auto max-w-304 px-5 pb-16 sm:px-8 lg:pb-28">
        <div className="grid gap-8 rounded-card border border-line bg-card p-6 sm:p-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <h2 id="contact" className="text-3xl">
              {contact.heading}
            </h2>
            <p className="mt-3 text-ink-700 text-lg">{contact.text}</p>
            <p className="mt-5 max-w-measure text-ink-500">{contact.healthNote}</p>
          </div>
          <dl className="grid content-center gap-6">
            <Way icon={Mail} label={contact.emailLabel}>
              <a href={`mailto:${contact.email}`} className={textLinkStyle}>
                {contact.email}
              </a>
            </Way>
            <Way icon={Phone} label={contact.phoneLabel}>
              <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className={textLinkStyle}>
                {contact.phone}
              </a>
            </Way>
          </dl>
        </div>
      </section>
    </>
  );
}

function Way({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
      <dt className="col-start-2 text-ink-500">{label}</dt>
      <dd className="col-start-2 text-lg wrap-anywhere">{children}</dd>
      <dd aria-hidden className="col-start-1 row-span-2 row-start-1">
        <TintedIcon icon={icon} />
      </dd>
    </div>
  );
}
