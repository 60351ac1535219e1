import { ExternalLink, type LucideIcon, Mail, Phone } from "lucide-react";
import { Card } from "#app/ui/card.tsx";
import { textLinkStyle } from "#app/ui/text-link-style.ts";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import type { Coach } from "./coach.ts";

export function CoachContact({ email, phone, link }: Pick<Coach, "email" | "phone" | "link">) {
  return (
    <Card className="p-6">
      <h2 className="text-xl">Get in touch</h2>
      <ul className="mt-4 grid gap-4">
        <Way icon={Mail} label="Email" text={email} href={`mailto:${email}`} />
        <Way icon={Phone} label="Phone" text={phone} href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} />
        <Way
          icon={ExternalLink}
          label="Website"
          text={link.replace(/^https?:\/\//, "")}
          href={isWebAddress(link) ? link : null}
          isElsewhere
        />
      </ul>
    </Card>
  );
}

interface WayProps {
  icon: LucideIcon;
  label: string;
  text: string;
  href: string | null;
  isElsewhere?: boolean;
}

function Way({ icon, label, text, href, isElsewhere = false }: WayProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4">
      <TintedIcon icon={icon} tone="sun" size="small" className="row-span-2 self-center" />
      <span className="text-ink-500 text-sm">{label}</span>
      <span className="min-w-0 wrap-anywhere">
        {href === null ? (
          text
        ) : (
          <a
            href={href}
            className={textLinkStyle}
            {...(isElsewhere ? { target: "_blank", rel: "noopener noreferrer" } : {})}
          >
            <Breakable text={text} />
            {isElsewhere && <span className="sr-only"> (opens in a new tab)</span>}
          </a>
        )}
      </span>
    </li>
  );
}

/** An address breaks before its host, if it has to. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf("@");
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

function isWebAddress(link: string): boolean {
  return /^https?:\/\//.test(link);
}
