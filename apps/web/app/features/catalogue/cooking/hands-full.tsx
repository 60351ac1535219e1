import { readCommand, type VoiceCommand } from "@fernwell/domain/doing/voice-command";
import { Mic, MicOff } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { cx } from "#app/ui/cx.ts";
import { showToast } from "#app/ui/toast.ts";
import { canListen, listen } from "./recognition.ts";

/** Listens for a few words. Offered only where what is said stays on the device. */
export function HandsFull({ onCommand }: { onCommand: (command: VoiceCommand) => void }) {
  const [isOffered, setIsOffered] = useState(false);
  const [isOn, setIsOn] = useState(false);
  const obey = useEffectEvent(onCommand);

  useEffect(() => {
    let isMounted = true;
    void canListen().then((can) => isMounted && setIsOffered(can));
    return () => {
      isMounted = false;
    };
  }, []);

  useEffect(() => {
    if (!isOn) return undefined;
    return listen(
      (text) => {
        const command = readCommand(text);
        if (command !== null) obey(command);
      },
      () => {
        setIsOn(false);
        showToast.error("We cannot use the microphone here. Please look at your browser's settings.");
      },
    );
  }, [isOn]);

  if (!isOffered) return null;
  const Icon = isOn ? Mic : MicOff;

  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={() => setIsOn(!isOn)}
        className={cx(
          "flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 font-semibold text-sm",
          isOn
            ? "border-fern-700 bg-fern-700 text-on-accent"
            : "border-line-strong bg-card text-ink-900 hover:border-fern-700",
        )}
      >
        <Icon aria-hidden className="size-4.5" />
        Hands full?
      </button>
      <p role="status" className="basis-full text-right text-ink-700 text-sm empty:hidden">
        {isOn && "Say “next”, “back” or “how long”. Nothing leaves this device."}
      </p>
    </>
  );
}
