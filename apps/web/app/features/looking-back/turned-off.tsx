import type { RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useSetLookingBack } from "./looking-back.api.ts";

interface TurnedOffProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  onTurnedOn: () => void;
}

export function TurnedOff({ buttonRef, onTurnedOn }: TurnedOffProps) {
  const turnOn = useSetLookingBack();

  return (
    <EmptyState
      sentence="Looking back is turned off."
      nextStep="Nothing that you do is recorded here. Your plans work as before."
      action={
        <Button
          ref={buttonRef}
          pending={turnOn.isPending}
          pendingLabel="Turning on..."
          onClick={() => void turnOn.mutateAsync({ is_on: true }).then(onTurnedOn, leaveToMutation)}
        >
          Turn on
        </Button>
      }
    />
  );
}

/** The mutation itself reports its failure. */
function leaveToMutation(): void {}
