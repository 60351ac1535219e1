import { type RefObject, useRef, useState } from "react";
import { showToast } from "#app/ui/toast.ts";
import { type SubscriptionChange, useChangeSubscription } from "./billing.api.ts";
import type { Question } from "./questions.ts";

/** Asks, changes the subscription, confirms it and moves the focus to the heading, since the button may have gone. */
export function useSubscriptionChange(headingRef: RefObject<HTMLElement | null>) {
  // Keeps the question readable while its dialog closes.
  const [question, setQuestion] = useState<Question | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const focusAfter = useRef<HTMLElement | null>(null);
  const { mutate, isPending, variables } = useChangeSubscription();

  function ask(next: Question) {
    focusAfter.current = null;
    setQuestion(next);
    setIsAsking(true);
  }

  function change(wanted: SubscriptionChange, done: string) {
    mutate(wanted, {
      onSuccess: () => {
        focusAfter.current = headingRef.current;
        headingRef.current?.focus();
        showToast.success(done);
      },
      onSettled: () => setIsAsking(false),
    });
  }

  return {
    ask,
    keep: () => change({ kind: "keep" }, "Your subscription continues."),
    isKeeping: isPending && variables.kind === "keep",
    dialog: question && {
      title: question.title,
      message: question.message,
      confirmLabel: question.confirmLabel,
      pendingLabel: question.pendingLabel,
      pending: isPending,
      open: isAsking,
      onOpenChange: setIsAsking,
      onConfirm: () => change(question.change, question.done),
      focusAfter,
    },
  };
}
