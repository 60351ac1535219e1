import { addresses, paths } from "@fernwell/contract/paths";
import type { Flow } from "@fernwell/contract/question-kinds";
import type { ItemKind } from "@fernwell/domain/item-kind";

/** The props of every step's form. */
export interface StepProps {
  readonly step: Step;
  readonly isMinor: boolean;
}

/** The place of one screen in its flow. Both flows ask the same questions. */
export interface Step {
  readonly flow: Flow;
  /** The kind of item that the step asks about, and those of all steps of the flow in order. */
  readonly kind: ItemKind;
  readonly kinds: readonly ItemKind[];
  /** Counted from 1. */
  readonly position: number;
  readonly back: string;
  /** Back returns to the previous page in history, and to `back` where there is none. */
  readonly backIsInHistory: boolean;
  readonly next: string;
  /** The last step about a kind saves the answers of all its steps. */
  readonly isClosing: boolean;
  readonly action: "Next" | "Save" | "Finish";
}

interface FlowDefinition {
  readonly flow: Flow;
  readonly start: string;
  readonly end: string;
  readonly lastAction: Step["action"];
  readonly steps: readonly StepDefinition[];
}

interface StepDefinition {
  readonly address: string;
  readonly kind: ItemKind;
  /** Replaces the step before as the target of Back. */
  readonly back?: string;
  readonly backIsInHistory?: boolean;
}

const edit = { flow: "edit", start: paths.settings, end: paths.settings, lastAction: "Save" } as const;

const flows = [
  {
    flow: "onboarding",
    start: paths.preferences,
    end: paths.home,
    lastAction: "Finish",
    steps: [
      { address: addresses.mealPreferences, kind: "meal" },
      { address: addresses.allergyPreferences, kind: "meal" },
      { address: addresses.mealTimingPreferences, kind: "meal" },
      { address: addresses.exercisePreferences, kind: "exercise" },
      { address: addresses.fitnessPreferences, kind: "exercise" },
      { address: addresses.meditationPreferences, kind: "meditation", backIsInHistory: true },
      { address: addresses.meditationSetup, kind: "meditation" },
    ],
  },
  {
    ...edit,
    steps: [
      { address: addresses.editMealPreferences, kind: "meal" },
      { address: addresses.editAllergyPreferences, kind: "meal", back: paths.settings },
      { address: addresses.editMealTimingPreferences, kind: "meal" },
    ],
  },
  {
    ...edit,
    steps: [
      { address: addresses.editExercisePreferences, kind: "exercise" },
      { address: addresses.editFitnessPreferences, kind: "exercise" },
    ],
  },
  {
    ...edit,
    steps: [
      { address: addresses.editMeditationPreferences, kind: "meditation" },
      { address: addresses.editMeditationSetup, kind: "meditation" },
    ],
  },
] as const satisfies readonly FlowDefinition[];

export type StepAddress = (typeof flows)[number]["steps"][number]["address"];

const steps = new Map<string, Step>(flows.flatMap(placeSteps));

function placeSteps({ flow, start, end, lastAction, steps }: FlowDefinition): [string, Step][] {
  const kinds = steps.map(({ kind }) => kind);
  return steps.map(({ address, kind, back, backIsInHistory = false }, index) => {
    const previous = steps[index - 1];
    const following = steps[index + 1];
    const step: Step = {
      flow,
      kind,
      kinds,
      position: index + 1,
      back: back ?? previous?.address ?? start,
      backIsInHistory,
      next: following?.address ?? end,
      isClosing: following?.kind !== kind,
      action: following === undefined ? lastAction : "Next",
    };
    return [address, step];
  });
}

/** The address of the step on screen: the id of its route is its address. */
export function stepAddress(matches: readonly ({ readonly id: string } | undefined)[]): StepAddress {
  const address = matches.at(-1)?.id ?? "";
  if (!isStep(address)) throw new RangeError(`There is no step at ${address}`);
  return address;
}

function isStep(address: string): address is StepAddress {
  return steps.has(address);
}

export function stepAt(address: StepAddress): Step {
  const step = steps.get(address);
  if (step === undefined) throw new RangeError(`There is no step at ${address}`);
  return step;
}
