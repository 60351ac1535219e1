import { paths } from "@fernwell/contract/paths";
import { Repeat2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatLongDay } from "#app/days/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { type CookedEntry, useCookAgain } from "./cook-again.ts";

export function CookAgainButton(cooked: CookedEntry) {
  const { data: day, isPending, mutate } = useCookAgain(cooked);
  const status = useRef<HTMLParagraphElement>(null);
  const isPlanned = day !== undefined;
  // The button that was pressed is gone.
  useEffect(() => {
    if (isPlanned) status.current?.focus({ preventScroll: true });
  }, [isPlanned]);

  return (
    <section aria-labelledby="cook-again">
      <h2 id="cook-again" className="mb-3 text-2xl">
        Cook it again next week?
      </h2>
      {!isPlanned && (
        <Button
          variant="secondary"
          size="large"
          iconBefore={<Repeat2 />}
          pending={isPending}
          pendingLabel="Planning it..."
          onClick={() => mutate()}
        >
          Yes, plan it
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-ink-700 outline-none">
        {isPlanned && (
          <>
            It is in your week on {formatLongDay(day)}.{" "}
            <TextLink to={paths.week(day)}>See that week</TextLink>
          </>
        )}
      </p>
    </section>
  );
}
