import { paths } from "@fernwell/contract/paths";
import type { DoingState } from "@fernwell/domain/doing/doing";
import { sayTimers } from "@fernwell/domain/doing/timer-words";
import type { VoiceCommand } from "@fernwell/domain/doing/voice-command";
import { ArrowLeft, ArrowRight, Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CookingDetail } from "#app/doing/sessions.ts";
import { speak } from "#app/doing/speech.ts";
import type { Doing } from "#app/doing/use-doing.ts";
import { usePlayerKeys } from "#app/doing/use-player-keys.ts";
import { useTopOfPage } from "#app/doing/use-top-of-page.ts";
import { useWakeLock } from "#app/doing/use-wake-lock.ts";
import { title } from "#app/lib/title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { LookedUpMeal } from "../catalogue.api.ts";
import { InMeasures } from "../meal/in-measures.tsx";
import { recipeLines, stepParts } from "../meal/recipe-lines.ts";
import { HandsFull } from "./hands-full.tsx";
import { StepAmounts } from "./step-amounts.tsx";
import { StepEdge } from "./step-edge.tsx";
import { StepTimer } from "./step-timer.tsx";

interface StepScreenProps {
  meal: LookedUpMeal;
  servings: number;
  state: DoingState<CookingDetail>;
  happen: Doing<CookingDetail>["happen"];
  onFinish: () => void;
}

export function StepScreen({ meal, servings, state, happen, onFinish }: StepScreenProps) {
  const { steps } = meal.method;
  const { index } = state;
  const isFirst = index === 0;
  const isLast = index === steps.length - 1;
  const goOn = isLast ? onFinish : () => happen({ kind: "next" });
  const goBack = () => happen({ kind: "back" });
  const content = useRef<HTMLElement>(null);
  useWakeLock({ startsOn: true });
  usePlayerKeys({ ArrowRight: goOn, ArrowLeft: goBack });
  // The button that was pressed to get here is gone.
  useEffect(() => content.current?.focus({ preventScroll: true }), []);
  useTopOfPage(index);

  function obey(command: VoiceCommand) {
    switch (command) {
      case "next":
        return goOn();
      case "back":
        return goBack();
      case "howLong":
        return speak(sayTimers(state.timers));
    }
  }

  const step = steps[index];
  if (step === undefined) return null;

  return (
    <div className="flex min-h-dvh flex-col">
      <title>{title(`Cook ${meal.meal_name}`)}</title>
      <header className="flex flex-wrap items-center gap-x-3 px-3 pt-2 sm:px-5">
        <LinkButton to={paths.meal(meal._id, servings)} variant="quiet" size="small" iconBefore={<X />}>
          Leave
        </LinkButton>
        <h1 className="min-w-0 grow basis-0 truncate font-sans font-semibold text-base">{meal.meal_name}</h1>
        <HandsFull onCommand={obey} />
      </header>
      <Progress step={index + 1} steps={steps.length} />
      <div className="grid grow grid-cols-[3.5rem_minmax(0,1fr)_3.5rem] md:grid-cols-[minmax(7rem,1fr)_minmax(0,44rem)_minmax(7rem,1fr)]">
        <StepEdge label="Back" icon={ArrowLeft} isDisabled={isFirst} onPress={goBack} />
        <section
          ref={content}
          tabIndex={-1}
          data-after-timers=""
          aria-label={`Step ${index + 1} of ${steps.length}`}
          className="px-2 pt-6 pb-28 outline-none sm:px-6 lg:flex lg:flex-col lg:justify-center"
        >
          <div aria-live="polite" aria-atomic>
            <p className="sr-only">
              Step {index + 1} of {steps.length}.
            </p>
            <p className="wrap-anywhere text-2xl leading-snug">{step.details}</p>
          </div>
          <InMeasures measures={meal.measures}>
            {(words) => (
              <StepAmounts
                parts={stepParts(steps, recipeLines(meal, servings, words))[index] ?? []}
                isTicked={(name) => state.ticked.includes(`${index} ${name}`)}
                onTick={(name, isTicked) => happen({ kind: "tick", name: `${index} ${name}`, isTicked })}
              />
            )}
          </InMeasures>
          <StepTimer
            step={step}
            timer={state.timers.find(({ id }) => id === String(index)) ?? null}
            onStart={(name, seconds) =>
              happen({ kind: "startTimer", timer: { id: String(index), name, seconds } })
            }
          />
        </section>
        <StepEdge
          label={isLast ? "Finish" : "Next"}
          icon={isLast ? Check : ArrowRight}
          isProminent
          onPress={goOn}
        />
      </div>
    </div>
  );
}

function Progress({ step, steps }: { step: number; steps: number }) {
  return (
    <div aria-hidden className="px-5 pt-1 pb-3 sm:px-8">
      <p className="mb-2 font-semibold text-clay-700 text-sm tabular-nums">
        Step {step} of {steps}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="block h-1.5 w-full overflow-hidden rounded-full bg-line text-clay-700"
      >
        <rect width={(step / steps) * 100} height="1" fill="currentColor" />
      </svg>
    </div>
  );
}
