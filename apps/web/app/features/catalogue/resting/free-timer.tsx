import { paths } from "@fernwell/contract/paths";
import { unlockSounds } from "#app/doing/sounds.ts";
import { useStored, writeStored } from "#app/lib/storage.ts";
import { FreeTimerScreen } from "./free-timer-screen.tsx";
import { FreeTimerSetup } from "./free-timer-setup.tsx";
import { firstRestChoice, restChoiceKey } from "./rest-choice.ts";
import { RestEnd } from "./rest-end.tsx";
import { useRestSession } from "./use-rest-session.ts";

const title = "Free timer";

/** Resting for as long as the person chooses, with bells and a sound. */
export function FreeTimer() {
  const choice = useStored(restChoiceKey) ?? firstRestChoice;
  const rest = useRestSession({
    ...{ title, path: paths.rest(), minutes: choice.minutes, itemId: null, entryId: null },
  });

  if (rest.rested !== null) return <RestEnd title={title} rest={rest} />;
  if (rest.state !== null) return <FreeTimerScreen title={title} choice={choice} rest={rest} />;
  return (
    <FreeTimerSetup
      choice={choice}
      takesFocus={rest.isAgain}
      onChange={(next) => writeStored(restChoiceKey, next)}
      onBegin={() => {
        unlockSounds();
        rest.start();
      }}
    />
  );
}
