import type { Reminders } from "@fernwell/contract/reminders";
import { type ReminderKind, reminderTimes } from "@fernwell/domain/reminders/reminder-kinds";
import { writeTime } from "@fernwell/domain/reminders/time-of-day";
import { SaveState } from "#app/page/save-state.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { useSaveReminder } from "./reminders.api.ts";

interface ReminderRowProps {
  readonly reminder: Reminders["reminders"][number];
  /** Null where this device cannot remind. */
  readonly publicKey: string | null;
  /** The person was asked for the permission. */
  readonly onAnswer: () => void;
}

export function ReminderRow({ reminder, publicKey, onAnswer }: ReminderRowProps) {
  const { kind } = reminder;
  const { label, text, time, tone } = words[kind];
  const save = useSaveReminder();
  const { is_on, at } = save.isPending ? save.variables.body : reminder;

  function change(body: { is_on: boolean; at: string }) {
    const wasOn = reminder.is_on && is_on;
    save.mutate(
      { params: { kind }, body, publicKey: body.is_on && !wasOn ? publicKey : null },
      { onSettled: onAnswer },
    );
  }

  return (
    <li className="py-4">
      <SwitchField
        label={label}
        detail={text}
        isOn={is_on}
        onChange={(isOn) => change({ is_on: isOn, at })}
        tone={tone}
      />
      {is_on && (
        <div className="mt-3 max-w-60">
          <SelectField
            label={time}
            choices={times}
            value={at}
            onValueChange={(next) => change({ is_on, at: next })}
          />
        </div>
      )}
      <SaveState save={{ isPending: save.isPending, isSuccess: save.isSuccess && save.data !== null }} />
    </li>
  );
}

const words: Readonly<Record<ReminderKind, { label: string; text: string; time: string; tone: Tone }>> = {
  dinner: {
    label: "Start dinner",
    text: "In time to cook the dinner you planned.",
    time: "I want to eat at",
    tone: "clay",
  },
  movement: {
    label: "Today’s movement",
    text: "The exercises you planned for today and have not done yet.",
    time: "Remind me at",
    tone: "lake",
  },
  rest: {
    label: "Time to rest",
    text: "The meditation you planned for today.",
    time: "Remind me at",
    tone: "dusk",
  },
  trial: {
    label: "The end of your trial",
    text: "Two days before your free trial ends, so that you can still change or cancel your plan.",
    time: "Remind me at",
    tone: "sun",
  },
};

const { first, last, step } = reminderTimes;
const times = Array.from({ length: (last - first) / step + 1 }, (_, index) => {
  const value = writeTime(first + index * step);
  return { value, label: value.replace(/^0/, "") };
});
