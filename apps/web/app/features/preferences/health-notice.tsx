import { LockKeyhole } from "lucide-react";
import { paths } from "#app/lib/paths.ts";
import { TextLink } from "#app/ui/text-link.tsx";

/** What an answer about somebody's health is used for, said where it is given. */
export function HealthNotice({ use }: { use: string }) {
  return (
    <p className="flex max-w-measure gap-2 text-ink-500 text-sm">
      <LockKeyhole aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        Used only {use}. We show it to nobody else.{" "}
        <TextLink to={`${paths.privacy}#health-answers`} target="_blank">
          How we handle health answers<span className="sr-only"> (opens in a new tab)</span>
        </TextLink>
      </span>
    </p>
  );
}
