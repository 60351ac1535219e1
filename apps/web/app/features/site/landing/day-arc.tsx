import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneText, toneTint } from "#app/ui/tone.ts";

const places: Record<ItemKind, string> = { meal: "left-0", exercise: "left-[37%]", meditation: "left-[74%]" };

/** The sky over a day, from dawn to dusk, with a meal, an exercise and a meditation. */
export function DayArc({ className }: { className: string }) {
  return (
    <div aria-hidden className={cx("site-day relative aspect-10/6", className)}>
      <svg aria-hidden="true" viewBox="0 0 500 300" className="absolute inset-0 size-full overflow-visible">
        <linearGradient id="day-sky">
          <stop offset="0" className="[stop-color:var(--day-dawn)]" />
          <stop offset="0.5" className="[stop-color:var(--day-noon)]" />
          <stop offset="1" className="[stop-color:var(--day-dusk)]" />
        </linearGradient>
        <clipPath id="day-dome">
          <path d={dome} />
        </clipPath>
        <path d={dome} fill="url(#day-sky)" />
        <path d={sunPath} className="site-sun-path" />
        <g clipPath="url(#day-dome)">
          <g className="site-sun">
            <circle cx="250" cy="74" r="30" />
          </g>
          <path d={farHills} className="site-hills-far" />
          <path d={nearHills} className="site-hills-near" />
        </g>
      </svg>
      {itemKinds.map((kind) => {
        const { icon: Icon, tone } = itemKindTable[kind];
        return (
          <span
            key={kind}
            className={cx(
              "absolute bottom-0 grid aspect-square w-[26%] place-items-center rounded-full border-6 border-paper sm:border-8",
              places[kind],
              toneTint[tone],
            )}
          >
            <Icon className={cx("size-[46%]", toneText[tone])} strokeWidth={1.5} />
          </span>
        );
      })}
    </div>
  );
}

const dome = "M10 240A240 240 0 0 1 490 240Z";
const sunPath = "M84 240A166 166 0 0 1 416 240";
const farHills = "M0 206C70 160 130 168 190 194S320 208 372 178S470 168 500 190V260H0Z";
const nearHills = "M0 226C90 196 170 214 250 222S420 196 500 220V260H0Z";
