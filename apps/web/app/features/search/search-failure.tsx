import { RotateCw } from "lucide-react";
import { describeFailure } from "#app/lib/describe-failure.ts";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { Button } from "#app/ui/button.tsx";

export function SearchFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isOnline = useIsOnline();

  return (
    <div className="grid place-items-center gap-4 py-3 text-center">
      <p role="alert" className="text-ink-700">
        {describeFailure(error, isOnline)}
      </p>
      <Button variant="secondary" size="small" iconBefore={<RotateCw />} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
