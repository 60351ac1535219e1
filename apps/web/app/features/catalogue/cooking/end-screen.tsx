import type { Feeling } from "@fernwell/contract/activities";
import { paths } from "@fernwell/contract/paths";
import { ArrowLeft, Salad } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { FeelingButtons } from "#app/doing/feeling-buttons.tsx";
import { title as titleOf } from "#app/lib/title.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

interface EndScreenProps {
  title: string;
  felt: Feeling | null;
  onFelt: (felt: Feeling) => void;
  /** Recording it failed. */
  hasFailed: boolean;
  onRetry: () => void;
  hasTimers: boolean;
  onBack: () => void;
  isRecording: boolean;
  onDone: () => void;
  children: ReactNode;
}

const words = { too_hard: "Too much work", right: "Good", too_easy: "Easy" } as const;

export function EndScreen({
  title,
  felt,
  onFelt,
  hasFailed,
  onRetry,
  hasTimers,
  onBack,
  isRecording,
  onDone,
  children,
}: EndScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed to get here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className="mx-auto w-full max-w-160 px-5 pt-10 pb-28 sm:px-8 lg:pt-20">
      <title>{titleOf(`Cook ${title}`)}</title>
      <span className="grid size-16 place-items-center rounded-full bg-clay-50 text-clay-700">
        <Salad aria-hidden className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} data-after-timers="" className="mt-6 text-4xl outline-none">
        Enjoy your meal
      </h1>
      <p className="wrap-anywhere mt-3 text-ink-700 text-lg">{title} is ready.</p>
      <div className="mt-9 grid gap-8">
        {hasFailed && (
          <div className="grid gap-3">
            <LoadFailure message="We could not record that you cooked this." onRetry={onRetry} />
            <p className="text-ink-700">It stays on this device: come back to this page when you can.</p>
          </div>
        )}
        <FeelingButtons question="How was it?" words={words} felt={felt} onChoose={onFelt} />
        <p role="status" className="-mt-5 text-ink-700 empty:hidden">
          {felt !== null && !isRecording && !hasFailed && "Thank you, noted."}
        </p>
        {children}
        <div>
          <div className="flex flex-wrap gap-3">
            <Button size="large" pending={isRecording} pendingLabel="Recording..." onClick={onDone}>
              Done
            </Button>
            {hasFailed && (
              <LinkButton to={paths.today} variant="secondary" size="large">
                Leave for now
              </LinkButton>
            )}
            <Button variant="quiet" size="large" iconBefore={<ArrowLeft />} onClick={onBack}>
              Back to the last step
            </Button>
          </div>
          {hasTimers && <p className="mt-3 text-ink-700">Done also stops the timers of this meal.</p>}
        </div>
      </div>
    </section>
  );
}
