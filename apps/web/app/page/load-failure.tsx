import { RotateCw } from "lucide-react";
import { offlineMessage } from "#app/lib/describe-failure.ts";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
}

/** Shown instead of data that failed to load. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const isOnline = useIsOnline();

  return (
    <Banner
      kind="error"
      title={message}
      action={
        <Button variant="secondary" iconBefore={<RotateCw />} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {isOnline ? "Please try again in a moment." : offlineMessage}
    </Banner>
  );
}
