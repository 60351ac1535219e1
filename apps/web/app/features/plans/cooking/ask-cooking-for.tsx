import { useCallback, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { useCookingFor, useSaveCookingFor } from "./cooking-for.api.ts";

const choices = [1, 2, 3, 4, 5, 6];

/** Asked once: nothing is shown to a person who has said it before. */
export function AskCookingFor() {
  const id = useId();
  const { data: people } = useCookingFor();
  const save = useSaveCookingFor();
  // The buttons have disappeared together with the focused one.
  const takeFocus = useCallback((note: HTMLElement | null) => note?.focus(), []);

  if (save.isSuccess && people != null) {
    return (
      <p ref={takeFocus} tabIndex={-1} className="text-ink-700 outline-none print:hidden">
        {people === 1 ? "Amounts are for you alone." : `Amounts are for ${people} people.`}
      </p>
    );
  }
  if (people !== null) return null;

  return (
    <fieldset aria-describedby={id} className="rounded-card border border-line bg-card p-5 print:hidden">
      <legend className="float-left w-full font-semibold">How many do you cook for?</legend>
      <p id={id} className="clear-both pt-1 text-ink-700">
        Amounts and your grocery list follow. Each plan and each meal can have its own number.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {choices.map((count) => (
          <Button
            key={count}
            variant="secondary"
            size="small"
            aria-disabled={save.isPending}
            onClick={() => save.mutate({ people_cooked_for: count })}
          >
            {count === 1 ? "Just me" : count}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
