import type { Feeling } from "@fernwell/contract/activities";
import { describeMinutes } from "@fernwell/domain/doing/looking-back";
import { Ellipsis, StickyNote, Trash2 } from "lucide-react";
import { CardPicture } from "#app/items/card-picture.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { kindWords } from "./kind-words.ts";
import { NoteText } from "./note-text.tsx";
import { isRecord, type Past } from "./past.ts";
import { PastTitle } from "./past-title.tsx";
import type { RecordActions } from "./use-records.ts";

const feltWords: Readonly<Record<Feeling, string>> = {
  too_hard: "felt hard",
  right: "felt right",
  too_easy: "felt easy",
};

/** Something that was done on a day. */
export function RecordRow({ past, actions }: { past: Past; actions: RecordActions }) {
  const { kind, title, image, minutes, felt, note } = past;
  const { tone } = itemKindTable[kind];

  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <div className={cx("size-14 shrink-0 overflow-hidden rounded-control", toneTint[tone])}>
          <CardPicture address={image} placeholder={null} alt="" />
        </div>
        <div className="min-w-0 grow">
          <p className={cx("font-semibold text-sm", toneText[tone])}>{kindWords[kind]}</p>
          <h4 className="wrap-anywhere font-semibold text-base leading-snug">
            <PastTitle past={past} />
          </h4>
          <p className="text-ink-500 text-sm">
            {[describeMinutes(minutes), ...(felt === null ? [] : [feltWords[felt]])].join(", ")}
          </p>
        </div>
        {isRecord(past) && (
          <Menu
            label={`More for ${title}`}
            trigger={<IconButton label={`More for ${title}`} icon={Ellipsis} />}
            actions={[
              {
                label: note === null ? "Add a note" : "Change the note",
                icon: StickyNote,
                onSelect: () => actions.changeNote(past),
              },
              { label: "Remove", icon: Trash2, onSelect: () => actions.remove(past) },
            ]}
          />
        )}
      </div>
      {note !== null && <NoteText note={note} />}
    </li>
  );
}
