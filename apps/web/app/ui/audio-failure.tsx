import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

export function AudioFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      kind="error"
      title="The sound did not load"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Check your connection and try again.
    </Banner>
  );
}
