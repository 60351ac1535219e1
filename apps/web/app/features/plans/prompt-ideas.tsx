import type { ItemKind } from "@fernwell/domain/item-kind";
import { Plus } from "lucide-react";
import { chipStyle } from "#app/ui/chip-style.ts";
import { cx } from "#app/ui/cx.ts";

const ideas: Readonly<Record<ItemKind, readonly string[]>> = {
  meal: ["Five quick vegetarian dinners", "A week of high-protein breakfasts", "Three lunches without dairy"],
  exercise: [
    "Four strength exercises without equipment",
    "Gentle yoga for the morning",
    "Core exercises under 15 minutes",
  ],
  meditation: [
    "Three body scans for bedtime",
    "Breathing for a busy workday",
    "Five sessions under 10 minutes",
  ],
};

interface PromptIdeasProps {
  type: ItemKind;
  onChoose: (idea: string) => void;
}

export function PromptIdeas({ type, onChoose }: PromptIdeasProps) {
  return (
    <div>
      <p className="text-ink-500 text-sm">Or begin with one of these:</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {ideas[type].map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onChoose(idea)}
              className={cx(chipStyle({ checked: false, disabled: false }, "fern"), "text-sm")}
            >
              <Plus aria-hidden className="size-4 shrink-0 text-ink-500" />
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
