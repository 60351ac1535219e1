import type { DoingState } from "@fernwell/domain/doing/doing";
import type { TrainingDetail } from "@fernwell/domain/doing/training";
import { Bell, BellOff, Megaphone, MegaphoneOff, X } from "lucide-react";
import { useState } from "react";
import type { Doing } from "#app/doing/use-doing.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { CueSettings } from "./cue-settings.ts";
import { LeaveDialog } from "./leave-dialog.tsx";

interface PlayerHeaderProps {
  state: DoingState<TrainingDetail>;
  happen: Doing<TrainingDetail>["happen"];
  cues: CueSettings;
  onCuesChange: (changes: Partial<CueSettings>) => void;
}

export function PlayerHeader({ state, happen, cues, onCuesChange }: PlayerHeaderProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { parts, index } = state;
  const place = (parts[index]?.detail.place ?? 0) + 1;
  const places = (parts.at(-1)?.detail.place ?? 0) + 1;

  return (
    <header className="-mx-2 py-2">
      <div className="flex items-center gap-1">
        <IconButton label="Leave" icon={X} aria-haspopup="dialog" onClick={() => setIsLeaving(true)} />
        <p className="min-w-0 grow text-center font-semibold text-ink-700 text-sm tabular-nums">
          Exercise {place} of {places}
        </p>
        <IconButton
          label="Spoken cues"
          icon={cues.isSpoken ? Megaphone : MegaphoneOff}
          aria-pressed={cues.isSpoken}
          onClick={() => onCuesChange({ isSpoken: !cues.isSpoken })}
        />
        <IconButton
          label="Sounds"
          icon={cues.hasSounds ? Bell : BellOff}
          aria-pressed={cues.hasSounds}
          onClick={() => onCuesChange({ hasSounds: !cues.hasSounds })}
        />
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="mx-auto mt-1 block h-1.5 w-full overflow-hidden rounded-full bg-line text-lake-700"
      >
        <rect width={(index / Math.max(1, parts.length)) * 100} height="1" fill="currentColor" />
      </svg>
      <LeaveDialog isOpen={isLeaving} onOpenChange={setIsLeaving} happen={happen} />
    </header>
  );
}
