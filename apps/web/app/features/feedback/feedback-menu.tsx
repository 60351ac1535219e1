import { verdictsByKind } from "@fernwell/contract/feedback";
import { wireNames } from "@fernwell/contract/item-kinds";
import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { useSayFeedback } from "./feedback.api.ts";
import type { FeedbackButtonsProps } from "./feedback-buttons.tsx";
import { verdictWords } from "./verdict-words.ts";

/** The same as the buttons, on the picture of a card in a list. The page around the list has the notice. */
export function FeedbackMenu({ kind, itemId, title }: FeedbackButtonsProps) {
  const say = useSayFeedback();
  const button = useRef<HTMLButtonElement>(null);
  const label = `Feedback on ${title}`;

  return (
    <Menu
      label={label}
      trigger={<IconButton ref={button} variant="raised" label={label} icon={Ellipsis} />}
      actions={verdictsByKind[wireNames[kind].plan].map((verdict) => ({
        ...verdictWords[verdict],
        onSelect: () =>
          say.mutate(
            { kind, itemId, verdict },
            { onSuccess: () => verdict === "not_for_me" && leaveCard(button.current) },
          ),
      }))}
    />
  );
}

/** The card is about to go, together with the button that has focus, so the focus moves to the next card. */
function leaveCard(button: HTMLElement | null): void {
  if (button === null || document.activeElement !== button) return;
  const card = button.closest("li");
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  neighbour?.querySelector("a")?.focus({ preventScroll: true });
}
