import { describeTimes, listMostOften } from "@fernwell/domain/doing/looking-back";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { CardPicture } from "#app/items/card-picture.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneTint } from "#app/ui/tone.ts";
import type { Past } from "./past.ts";
import { PastTitle } from "./past-title.tsx";

/** What the person came back to. Nothing is shown until something was done twice. */
export function MostOften({ done }: { done: readonly Past[] }) {
  return (
    <div className="grid gap-x-8 gap-y-10 empty:hidden sm:grid-cols-2">
      <MostList id="cooked-most" heading="Cooked most" done={done} kinds={["meal"]} />
      <MostList id="done-most" heading="Done most" done={done} kinds={["exercise", "meditation"]} />
    </div>
  );
}

interface MostListProps {
  id: string;
  heading: string;
  done: readonly Past[];
  kinds: readonly ItemKind[];
}

const shownCount = 5;

function MostList({ id, heading, done, kinds }: MostListProps) {
  const most = listMostOften(done, kinds, shownCount);
  if (most.length === 0) return null;

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-3 divide-y divide-line">
        {most.map(({ done: past, count }) => (
          <li key={past.itemId ?? past.title} className="flex items-center gap-4 py-3">
            <div
              className={cx(
                "size-14 shrink-0 overflow-hidden rounded-control",
                toneTint[itemKindTable[past.kind].tone],
              )}
            >
              <CardPicture address={past.image} placeholder={null} alt="" />
            </div>
            <p className="wrap-anywhere min-w-0 grow font-semibold">
              <PastTitle past={past} />
            </p>
            <p className="shrink-0 text-ink-700">{describeTimes(count)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
