import { paths } from "@fernwell/contract/paths";
import { Flower2, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { title as titleOf } from "#app/lib/title.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { RestSession } from "./use-rest-session.ts";

interface RestEndProps {
  title: string;
  rest: RestSession;
  children?: ReactNode;
}

export function RestEnd({
  title,
  rest: { rested, isRecorded, hasFailed, retry, again },
  children,
}: RestEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed or looked at to get here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className="mx-auto w-full max-w-160 px-5 pt-10 pb-28 sm:px-8 lg:pt-20">
      <title>{titleOf(title)}</title>
      <span className="grid size-16 place-items-center rounded-full bg-dusk-50 text-dusk-700">
        <Flower2 aria-hidden className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-4xl outline-none">
        Take your time
      </h1>
      <p className="wrap-anywhere mt-3 text-ink-700 text-lg">
        {title}: {describeLength(rested?.seconds ?? 0)} of rest.
      </p>
      <div className="mt-9 grid gap-8">
        {hasFailed && <LoadFailure message="We could not record that you rested." onRetry={retry} />}
        {children}
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.today} size="large">
            Done
          </LinkButton>
          {isRecorded && (
            <Button variant="quiet" size="large" iconBefore={<RotateCcw />} onClick={again}>
              Rest again
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function describeLength(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return "less than a minute";
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
