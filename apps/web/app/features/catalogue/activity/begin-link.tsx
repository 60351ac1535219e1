import { beginActions } from "#app/items/begin-actions.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Activity } from "../catalogue.api.ts";

/** Leads to the player of an exercise or a meditation. */
export function BeginLink({ kind, to }: { kind: Activity["kind"]; to: string }) {
  const { label, icon: Icon } = beginActions[kind];

  return (
    <LinkButton to={to} iconBefore={<Icon />}>
      {label}
    </LinkButton>
  );
}
