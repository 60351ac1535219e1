import { longestPrompt } from "@fernwell/contract/plan-builder";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { MadePlan } from "./added-step.tsx";
import { NotMedicalAdvice } from "./not-medical-advice.tsx";
import { useBuildPlan } from "./plan-builder.api.ts";
import { useCreatePlan } from "./plans.api.ts";
import { Progress } from "./progress.tsx";
import { PromptIdeas } from "./prompt-ideas.tsx";

interface PromptStepProps {
  type: ItemKind;
  prompt: string;
  onPromptChange: (prompt: string) => void;
  onBack: () => void;
  onMade: (made: MadePlan) => void;
}

/** Builds, then saves. Leaving while it builds saves nothing: the callbacks end with the step. */
export function PromptStep({ type, prompt, onPromptChange, onBack, onMade }: PromptStepProps) {
  const build = useBuildPlan();
  const create = useCreatePlan();
  const isOnline = useIsOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const isPending = build.isPending || create.isPending;
  const whyNothing = build.data?.plan_ids.length === 0 ? build.data.note : null;
  const left = longestPrompt - prompt.length;

  function make() {
    build.mutate(
      { type, prompt },
      {
        onSuccess({ plan_ids: itemIds, plan_name: name, note }) {
          if (itemIds.length === 0) return;
          create.mutate(
            { type, name, itemIds },
            { onSuccess: (id) => onMade({ id, name, size: itemIds.length, note }) },
          );
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && prompt.trim() !== "") make();
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <TextArea
        ref={field}
        label="Your wishes"
        hint={left < 200 ? `${left} characters left` : undefined}
        maxLength={longestPrompt}
        value={prompt}
        readOnly={isPending}
        // The previous step has disappeared together with the focused button.
        autoFocus
        onChange={(event) => onPromptChange(event.target.value)}
      />
      {whyNothing !== null && <Banner kind="warning" title={whyNothing} />}
      {isPending ? (
        <Progress>
          {build.isPending
            ? `Choosing ${itemKindTable[type].plural} that fit your words and your answers…`
            : "Saving your plan…"}
        </Progress>
      ) : (
        <PromptIdeas
          type={type}
          onChoose={(idea) => {
            onPromptChange(idea);
            field.current?.focus();
          }}
        />
      )}
      <div className="flex gap-3 sm:justify-between">
        <div className="-ml-5 shrink-0">
          <Button variant="quiet" iconBefore={<ArrowLeft />} aria-disabled={isPending} onClick={onBack}>
            Back
          </Button>
        </div>
        <div className="grow sm:grow-0">
          <Button type="submit" fullWidth disabled={prompt.trim() === ""} aria-disabled={isPending}>
            Create My Plan
          </Button>
        </div>
      </div>
      <NotMedicalAdvice />
      <ConfirmDialog
        open={build.isError}
        onOpenChange={() => build.reset()}
        {...describeFailure(build.error, isOnline)}
        cancelLabel="Close"
        confirmLabel="Try again"
        onConfirm={make}
      />
    </form>
  );
}

/** A prompt sent too early has its own message; every other failure is shown as the model's. */
function describeFailure(error: Error | null, isOnline: boolean): { title: string; message: string } {
  if (error && hasErrorCode(error, "plan_in_progress")) {
    return { title: "One Plan At A Time", message: error.message };
  }
  return { title: "AI Model Overloaded", message: isOnline ? overloaded : `${overloaded} ${offline}` };
}

const overloaded = "Our AI model is overloaded. Please try again later.";
const offline = "You are offline: check your connection first.";
