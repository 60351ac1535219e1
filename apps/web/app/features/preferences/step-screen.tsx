import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ComponentProps, type FormEventHandler, type ReactNode, useId } from "react";
import { SkipOnboarding } from "#app/page/skip-onboarding.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { usePrefetchOptions } from "./preferences.api.ts";
import { StepProgress } from "./step-progress.tsx";
import type { Step } from "./steps.ts";

/** What `useStep` passes to the screen around a form. */
export interface StepView {
  readonly step: Step;
  readonly submit: FormEventHandler;
  readonly back: Pick<ComponentProps<typeof LinkButton>, "to" | "state" | "onClick">;
  readonly isPending: boolean;
  readonly isChecking: boolean;
}

interface StepScreenProps {
  readonly view: StepView;
  readonly heading: string;
  readonly lead: string;
  /** What has to be answered before the person can go on, in a sentence. */
  readonly missing?: string | null;
  readonly children: ReactNode;
}

export function StepScreen({
  view: { step, submit, back, isPending, isChecking },
  heading,
  lead,
  missing = null,
  children,
}: StepScreenProps) {
  const missingId = useId();
  usePrefetchOptions(step.kinds[step.position]);

  return (
    <div className="-mt-6 flex grow flex-col lg:mt-0 lg:grow-0">
      <StepProgress
        step={step}
        aside={
          step.flow === "onboarding" && (
            <div className="-mr-3.5">
              <SkipOnboarding />
            </div>
          )
        }
      />
      <h1 className="mt-6 text-3xl">{heading}</h1>
      <p className="mt-2 text-ink-700 text-lg">{lead}</p>
      <form onSubmit={submit} noValidate className="mt-8 flex grow flex-col">
        <div className="grid gap-9 pb-10">{children}</div>
        <div className="form-foot mt-auto -mb-10 flex flex-wrap gap-3 border-line border-t bg-paper py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:-mx-5 max-sm:px-5">
          {missing && (
            <p
              id={missingId}
              className="wrap-anywhere line-clamp-2 basis-full text-center font-medium text-ink-900 text-sm"
            >
              {missing}
            </p>
          )}
          <LinkButton {...back} variant="secondary" iconBefore={<ArrowLeft />}>
            Back
          </LinkButton>
          <div className="grid grow">
            <Button
              type="submit"
              fullWidth
              iconAfter={step.isClosing ? undefined : <ArrowRight />}
              pending={isPending || isChecking}
              pendingLabel={isChecking ? "Checking" : "Saving"}
              aria-describedby={missing ? missingId : undefined}
            >
              {step.action}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}
