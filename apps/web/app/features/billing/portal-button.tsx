import { ExternalLink } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { usePortal } from "./use-portal.ts";

/** Leads to the payment provider's page with the receipts and the card. */
export function PortalButton({ children }: { children: string }) {
  const { open, isOpening } = usePortal();

  return (
    <Button
      variant="secondary"
      iconAfter={<ExternalLink />}
      pending={isOpening}
      pendingLabel="Opening..."
      onClick={open}
    >
      {children}
    </Button>
  );
}
