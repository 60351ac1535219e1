import { zodResolver } from "@hookform/resolvers/zod";
import type { MouseEvent } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import { paths } from "#app/lib/paths.ts";
import { readStored, removeStored, useStored, writeStored } from "#app/lib/storage.ts";
import { finishOnboarding } from "./finish-onboarding.ts";
import { messages } from "./messages.ts";
import { useSaveAnswers, useSavedAnswers } from "./preferences.api.ts";
import type { Questionnaire } from "./questionnaires.ts";
import type { Questions } from "./questions/questions.ts";
import { saveFailure } from "./save-failure.ts";
import type { Step } from "./steps.ts";
import { useWay } from "./use-way.ts";

/** The form of one step: filled from draft and server, kept with every move, sent by the closing step. */
export function useStep<Draft extends object, Answers extends FieldValues>(
  step: Step,
  questionnaire: Questionnaire<Draft>,
  questions: Questions<Draft, Answers>,
) {
  const { draftKey, draftSchema } = questionnaire;
  const way = useWay(step);
  const beginsEdit = step.flow === "edit" && way.isFirst;
  const saved = useSavedAnswers(questionnaire, beginsEdit);
  const draft = useStored(draftKey);
  const save = useSaveAnswers(questionnaire);
  const form = useForm<Answers>({
    resolver: zodResolver(questions.schema(messages[step.flow])),
    values: questions.fromDraft({ ...saved.answers, ...draft }),
    // What the person has changed by then stays when the server's answers come in.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: "onSubmit",
  });
  const { dirtyFields, isSubmitting } = form.formState;

  function keep(fields: object): Draft {
    const gathered = draftSchema.parse({ ...readStored(draftKey), ...fields });
    writeStored(draftKey, gathered);
    return gathered;
  }

  async function goOn(answers: Answers): Promise<void> {
    if (save.isPending) return;
    // Answers that come later would take the place of what is kept now.
    const known = beginsEdit ? await saved.settle() : saved.answers;
    const gathered = keep(questions.toDraft(answers));
    if (!step.isClosing) return way.goOn();
    save.mutate(
      { ...known, ...gathered },
      { onSuccess: leave, onError: (error) => window.alert(saveFailure(error)) },
    );
  }

  function leave(): void {
    if (step.flow === "edit") removeStored(draftKey);
    if (step.action === "Finish") finishOnboarding();
    else way.goOn();
  }

  /** Whoever goes back inside the flow finds everything again, also what is not complete yet. */
  function goBack(event: MouseEvent): void {
    if (step.back !== paths.settings) keepChanges();
    way.back.onClick(event);
  }

  function keepChanges(): void {
    const fields = Object.entries(questions.toDraft(form.getValues()));
    const changes = fields.filter(([name]) => name in dirtyFields);
    if (changes.length > 0) keep(Object.fromEntries(changes));
  }

  return {
    form,
    view: {
      step,
      submit: form.handleSubmit(goOn),
      back: { ...way.back, onClick: goBack },
      isPending: save.isPending || (saved.isFetching && isSubmitting),
    },
  };
}
