import { paths } from "@fernwell/contract/paths";
import { LockKeyhole } from "lucide-react";
import { TextLink } from "#app/ui/text-link.tsx";

/** Says what an answer about health is used for, next to its question. */
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
