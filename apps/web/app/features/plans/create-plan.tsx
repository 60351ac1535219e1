import type { ItemKind } from "@fernwell/domain/item-kind";
import { useState } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { AddedStep, type MadePlan } from "./added-step.tsx";
import { ChoiceStep } from "./choice-step.tsx";
import { PromptStep } from "./prompt-step.tsx";
import { StepNumbers } from "./step-numbers.tsx";

type Step = { readonly number: 1 } | { readonly number: 2 } | { readonly number: 3; readonly made: MadePlan };

/** The button and its dialog of three steps. An unsent prompt is kept for the next time. */
export function CreatePlan({ type }: { type: ItemKind }) {
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState<Step>({ number: 1 });
  const [prompt, setPrompt] = useState("");

  function open() {
    setStep({ number: 1 });
    setIsOpen(true);
  }

  function finish(made: MadePlan) {
    setPrompt("");
    setStep({ number: 3, made });
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
        {step.number !== 3 && (
          <div className="mb-5 empty:hidden">
            <SafetyNotice kinds={[type]} isBrief />
          </div>
        )}
        <StepNumbers current={step.number} />
        {step.number === 1 && <ChoiceStep type={type} onPrompt={() => setStep({ number: 2 })} />}
        {step.number === 2 && (
          <PromptStep
            type={type}
            prompt={prompt}
            onPromptChange={setPrompt}
            onBack={() => setStep({ number: 1 })}
            onMade={finish}
          />
        )}
        {step.number === 3 && <AddedStep type={type} made={step.made} onNext={() => setIsOpen(false)} />}
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
