import type { Meal } from "@fernwell/contract/catalogue";
import { NumberedSteps } from "../numbered-steps.tsx";
import { type RecipeLine, type StepPart, stepParts } from "./recipe-lines.ts";

interface MethodProps {
  steps: Meal["method"]["steps"];
  lines: readonly RecipeLine[];
}

export function Method({ steps, lines }: MethodProps) {
  const parts = stepParts(steps, lines);

  return (
    <NumberedSteps
      kind="meal"
      steps={steps.map(({ details }, index) => ({
        text: details,
        more: <StepParts parts={parts[index] ?? []} />,
      }))}
    />
  );
}

function StepParts({ parts }: { parts: readonly StepPart[] }) {
  if (parts.length === 0) return null;

  return (
    <ul
      aria-label="This step takes"
      className="mt-3 flex flex-wrap gap-x-2 gap-y-1.5 text-sm print:mt-1 print:gap-x-4 print:gap-y-0"
    >
      {parts.map(({ name, amount, isShared }) => (
        <li key={name} className="rounded-full bg-clay-50 px-3 py-1 text-ink-900 print:p-0">
          <strong className="font-semibold tabular-nums">{amount}</strong> {name.toLowerCase()}
          {isShared && <span className="text-ink-700"> in all</span>}
        </li>
      ))}
    </ul>
  );
}
