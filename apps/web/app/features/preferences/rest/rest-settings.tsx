import { paths } from "@fernwell/contract/paths";
import { type FormEvent, useRef, useState } from "react";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { ReadingPanel } from "#app/safety/reading-panel.tsx";
import { useReading } from "#app/safety/use-reading.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { describeSaveFailure } from "../save-failure.ts";
import { useLimitations, useSaveLimitations } from "./limitations.api.ts";

/** Where a person says what does them no good at rest. It is the text that the questions about exercise ask for. */
export function RestSettings() {
  return (
    <SettingsCard
      id="rest"
      heading="Rest"
      lead="Closed eyes, watching the breath, bells, the sea: tell us what does you no good, and no meditation will ask for it."
    >
      <Limitations />
    </SettingsCard>
  );
}

function Limitations() {
  const { data: text, error, refetch } = useLimitations();
  if (text === undefined) {
    if (error) return <LoadFailure message="We could not load this." onRetry={() => refetch()} />;
    return <Skeleton className="h-24 w-full" />;
  }
  if (text === null) {
    return (
      <LinkButton to={paths.editExercisePreferences} variant="secondary">
        Answer the questions about exercise first
      </LinkButton>
    );
  }
  return <LimitationsForm initial={text} />;
}

function LimitationsForm({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const area = useRef<HTMLTextAreaElement>(null);
  const reading = useReading("physical_limitations_details", text);
  const save = useSaveLimitations();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await reading.isComplete()) save.mutate(text.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div>
        <TextArea
          ref={area}
          label="What should we be careful with, moving and at rest?"
          hint="You can write everything here, injuries too. It is one of your answers about exercise."
          placeholder="A bad knee, panic attacks when I focus on breathing"
          size="short"
          value={text}
          onChange={(event) => {
            save.reset();
            setText(event.target.value);
          }}
        />
        <ReadingPanel reading={reading} onChangeText={() => area.current?.focus()} />
      </div>
      {reading.missing && <p className="text-ink-700">{reading.missing}</p>}
      {save.isError && (
        <p role="alert" className="font-medium text-berry-700">
          {describeSaveFailure(save.error)}
        </p>
      )}
      {save.isSuccess && <p role="status">Saved. What we suggest follows it from now on.</p>}
      <div className="flex justify-end max-sm:*:w-full">
        <Button type="submit" pending={save.isPending} pendingLabel="Saving...">
          Save changes
        </Button>
      </div>
    </form>
  );
}
