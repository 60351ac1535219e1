import type { Meal } from "@fernwell/contract/catalogue";
import { cx } from "#app/ui/cx.ts";

/** What a meal contains, may contain, and what is unknown. Says nothing about the rest. */
export function Allergens({ allergens }: { allergens: Meal["allergens"] }) {
  const groups = [
    { name: "Contains", names: allergens.contains, tone: "border-berry-700 text-berry-700 font-semibold" },
    { name: "May contain", names: allergens.may_contain, tone: "border-line-strong text-ink-900" },
    { name: "Not known", names: allergens.unknown, tone: "border-line-strong border-dashed text-ink-900" },
  ].filter(({ names }) => names.length > 0);

  return (
    <section
      aria-labelledby="allergens"
      className="mt-8 rounded-card border border-line bg-card p-5 sm:p-6 print:mt-4 print:border-0 print:p-0"
    >
      <h2 id="allergens" className="text-xl">
        Allergens
      </h2>
      {groups.length === 0 && (
        <p className="mt-3 text-ink-700">None of the 23 that we look for is among the ingredients.</p>
      )}
      <dl className="mt-4 grid gap-x-10 gap-y-5 md:grid-flow-col md:auto-cols-fr print:mt-1 print:block">
        {groups.map(({ name, names, tone }) => (
          <div key={name} className="print:flex print:gap-2">
            <dt className="mb-2 text-ink-700 text-sm print:mb-0">{name}</dt>
            <dd>
              <ul className="flex flex-wrap gap-2">
                {names.map((allergen) => (
                  <li
                    key={allergen}
                    className={cx("rounded-full border px-3 py-0.5 text-sm print:border-0 print:p-0", tone)}
                  >
                    {allergen}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-ink-500 text-sm print:hidden">
        Brands differ. Please read the label of what you buy.
      </p>
    </section>
  );
}
