import type { ItemKind } from "@fernwell/domain/item-kind";
import { useState } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { OnlineOnly } from "#app/page/online-only.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { AddedStep, type MadePlan } from "./added-step.tsx";
import { ChoiceStep } from "./choice-step.tsx";
import { AskCookingFor } from "./cooking/ask-cooking-for.tsx";
import { PromptStep } from "./prompt-step.tsx";
import { noReadingChanges } from "./reading-changes.ts";
import { StepNumbers } from "./step-numbers.tsx";

type Step =
  | { readonly number: 1 }
  | { readonly number: 2; readonly replaces: string | null }
  | { readonly number: 3; readonly made: MadePlan };

/** The button and its dialog of three steps. An unsent prompt is kept for the next time. */
export function CreatePlan({ type }: { type: ItemKind }) {
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState<Step>({ number: 1 });
  const [prompt, setPrompt] = useState("");
  const [changes, setChanges] = useState(noReadingChanges);

  function open() {
    if (step.number === 3) {
      setPrompt("");
      setChanges(noReadingChanges);
    }
    setStep({ number: 1 });
    setIsOpen(true);
  }

  return (
    <>
      <Button size="large" onClick={open}>
        Create Plan +
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        {...getTitle(step, type)}
        closesOnOutsideClick={step.number !== 2}
      >
        <OnlineOnly>
          {step.number !== 3 && (
            <div className="mb-5 empty:hidden">
              <SafetyNotice kinds={[type]} isBrief />
            </div>
          )}
          <StepNumbers current={step.number} />
          {step.number === 1 && (
            <ChoiceStep type={type} onPrompt={() => setStep({ number: 2, replaces: null })} />
          )}
          {step.number === 1 && type === "meal" && (
            <div className="mt-5 empty:hidden">
              <AskCookingFor />
            </div>
          )}
          {step.number === 2 && (
            <PromptStep
              type={type}
              prompt={prompt}
              changes={changes}
              replaces={step.replaces}
              onPromptChange={setPrompt}
              onReadingChange={setChanges}
              onBack={() => setStep({ number: 1 })}
              onMade={(made) => setStep({ number: 3, made })}
            />
          )}
          {step.number === 3 && (
            <AddedStep
              type={type}
              made={step.made}
              onNext={() => setIsOpen(false)}
              onAgain={() => setStep({ number: 2, replaces: step.made.id ?? null })}
            />
          )}
        </OnlineOnly>
      </Dialog>
    </>
  );
}

function getTitle({ number }: Step, type: ItemKind): { title: string; description?: string } {
  const name = itemKindTable[type].heading;
  if (number === 3) return { title: `Your ${name} Plan Is Added!` };
  if (number === 2) {
    return {
      title: "What would you like?",
      description: "Say it in your own words. What you told us about yourself counts as well.",
    };
  }
  return { title: `Create a ${name} Plan`, description: "There are two ways to go about it." };
}
