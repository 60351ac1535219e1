import { paths } from "@fernwell/contract/paths";
import type { Questions } from "@fernwell/contract/question-kinds";
import { type FormValues, formCodec, formSchema } from "@fernwell/contract/question-schemas";
import { zodResolver } from "@hookform/resolvers/zod";
import { type MouseEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { watchSession } from "#app/lib/session.ts";
import { readStored, removeStored, useStored, writeStored } from "#app/lib/storage.ts";
import { finishOnboarding } from "./finish-onboarding.ts";
import { useSaveAnswers, useSavedAnswers } from "./preferences.api.ts";
import type { Questionnaire } from "./questionnaires.ts";
import { describeSaveFailure } from "./save-failure.ts";
import type { Step } from "./steps.ts";
import { useStepNavigation } from "./use-step-navigation.ts";

/** The form of one step. It is filled from the draft and the server, kept on every move, and saved by the last step. */
export function useStep<Draft extends object, Asked extends Questions>(
  step: Step,
  questionnaire: Questionnaire<Draft>,
  questions: Asked,
  /** False while something else has to be answered before the person can go on. */
  isComplete: () => boolean | Promise<boolean> = () => true,
) {
  const { draftKey, draftSchema } = questionnaire;
  const codec = formCodec(questions);
  const navigation = useStepNavigation(step);
  const startsEdit = step.flow === "edit" && navigation.isEntry;
  const saved = useSavedAnswers(questionnaire, startsEdit);
  const draft = useStored(draftKey);
  const save = useSaveAnswers(questionnaire);
  const form = useForm({
    resolver: zodResolver(formSchema(questions, step.flow)),
    values: codec.parse({ ...saved.answers, ...draft }),
    // A change that the person has made by then survives when the server's answers arrive.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: "onSubmit",
  });
  const [isChecking, setIsChecking] = useState(false);
  const { dirtyFields, isSubmitting } = form.formState;

  function keep(fields: object): Draft {
    const gathered = draftSchema.parse({ ...readStored(draftKey), ...fields });
    writeStored(draftKey, gathered);
    return gathered;
  }

  async function submit(answers: FormValues<Asked>): Promise<void> {
    if (save.isPending || isChecking) return;
    const goesOn = watchSession();
    if (!(await check())) return;
    // Answers that arrive later would replace what is kept now.
    const known = startsEdit ? await saved.wait() : saved.answers;
    if (!goesOn()) return;
    const gathered = keep(codec.encode(answers));
    if (!step.isClosing) return navigation.goNext();
    save.mutate(
      { ...known, ...gathered },
      { onSuccess: leave, onError: (error) => window.alert(describeSaveFailure(error)) },
    );
  }

  async function check(): Promise<boolean> {
    const result = isComplete();
    if (typeof result === "boolean") return result;
    setIsChecking(true);
    return result.finally(() => setIsChecking(false));
  }

  function leave(): void {
    if (step.flow === "edit") removeStored(draftKey);
    if (step.action === "Finish") finishOnboarding();
    else navigation.goNext();
  }

  /** Going back inside the flow keeps every change, even in a step that is not complete. */
  function goBack(event: MouseEvent): void {
    if (step.back !== paths.settings) keepChanges();
    navigation.back.onClick(event);
  }

  function keepChanges(): void {
    const fields = Object.entries(codec.encode(form.getValues()));
    const changes = fields.filter(([name]) => name in dirtyFields);
    if (changes.length > 0) keep(Object.fromEntries(changes));
  }

  return {
    form,
    view: {
      step,
      submit: form.handleSubmit(submit),
      back: { ...navigation.back, onClick: goBack },
      isChecking,
      isPending: save.isPending || (saved.isFetching && isSubmitting),
    },
  };
}
