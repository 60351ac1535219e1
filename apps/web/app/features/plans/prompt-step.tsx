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
import { detailBuiltPlan } from "./built-plan.ts";
import { NotMedicalAdvice } from "./not-medical-advice.tsx";
import { useBuildPlan, usePlanReading } from "./plan-builder.api.ts";
import { useCreatePlan, useRemovePlan } from "./plans.api.ts";
import { Progress } from "./progress.tsx";
import { PromptIdeas } from "./prompt-ideas.tsx";
import { noReadingChanges, type ReadingChanges } from "./reading-changes.ts";
import { ReadingChips } from "./reading-chips.tsx";
import { useSettled } from "./use-settled.ts";

interface PromptStepProps {
  type: ItemKind;
  prompt: string;
  changes: ReadingChanges;
  /** The plan that is made again. It is removed once its successor is saved. */
  replaces: string | null;
  onPromptChange: (prompt: string) => void;
  onReadingChange: (changes: ReadingChanges) => void;
  onBack: () => void;
  onMade: (made: MadePlan) => void;
}

/** Builds, then saves. Leaving while it builds saves nothing: the callbacks end with the step. */
export function PromptStep({ type, prompt, changes, replaces, ...on }: PromptStepProps) {
  const build = useBuildPlan();
  const create = useCreatePlan();
  const remove = useRemovePlan({ kind: type, plan_id: replaces ?? "" });
  const isOnline = useIsOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const isPending = build.isPending || create.isPending;
  const whyNothing = build.data?.plan_ids.length === 0 ? build.data.note : null;
  const left = longestPrompt - prompt.length;
  const settled = useSettled(prompt);
  const understood = usePlanReading({ type, prompt: settled, ...changes });
  const chips = prompt.trim() === "" ? [] : (understood.data?.chips ?? []);

  function make() {
    build.mutate(
      { type, prompt, ...changes },
      {
        onSuccess(built) {
          const { plan_ids: itemIds, plan_name: name, entries, note, reading } = built;
          if (itemIds.length === 0) return;
          create.mutate(
            { type, name, itemIds, details: detailBuiltPlan(built) },
            {
              onSuccess(id) {
                if (replaces !== null && replaces !== id) remove.mutate();
                on.onMade({ id, name, size: entries.length, note, chips: reading.chips });
              },
            },
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
        label="What you would like"
        hint={left < 200 ? `${left} characters left` : undefined}
        maxLength={longestPrompt}
        value={prompt}
        readOnly={isPending}
        // The previous step has disappeared together with the focused button.
        autoFocus
        onChange={(event) => {
          on.onReadingChange(noReadingChanges);
          on.onPromptChange(event.target.value);
        }}
      />
      <ReadingChips chips={chips} changes={changes} isDisabled={isPending} onChange={on.onReadingChange} />
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
            on.onReadingChange(noReadingChanges);
            on.onPromptChange(idea);
            field.current?.focus();
          }}
        />
      )}
      <div className="flex gap-3 sm:justify-between">
        <div className="-ml-5 shrink-0">
          <Button variant="quiet" iconBefore={<ArrowLeft />} aria-disabled={isPending} onClick={on.onBack}>
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
