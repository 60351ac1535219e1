import type { ReactNode } from "react";
import { detailOr } from "#app/lib/error-detail.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";

interface MailedLinkProps {
  readonly heading: string;
  readonly lead: string;
  readonly label: string;
  readonly pendingLabel: string;
  readonly follow: {
    readonly mutate: (nothing: undefined, options: { readonly onSuccess: () => void }) => void;
    readonly error: Error | null;
    readonly isPending: boolean;
  };
  readonly onDone: () => void;
  /** What to do if the link no longer works. */
  readonly otherwise: string;
  /** Links for a person who is here by mistake, or whose link no longer works. */
  readonly children: ReactNode;
}

/** What a mailed link leads to. It acts only when the button is pressed, because mail scanners open links too. */
export function MailedLink({
  heading,
  lead,
  label,
  pendingLabel,
  follow,
  onDone,
  otherwise,
  children,
}: MailedLinkProps) {
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-3 text-ink-700 text-lg">{lead}</p>
      </header>
      {follow.error && (
        <Banner kind="error" title={detailOr(follow.error, "That did not work. Please try again.")}>
          {otherwise}
        </Banner>
      )}
      <Button
        size="large"
        fullWidth
        pending={follow.isPending}
        pendingLabel={pendingLabel}
        onClick={() => follow.mutate(undefined, { onSuccess: onDone })}
      >
        {label}
      </Button>
      <p>{children}</p>
    </div>
  );
}
