import type { Meal } from "@fernwell/contract/catalogue";
import { useEnergy } from "#app/safety/energy.ts";
import { computeBalance, type MealBalance, nutrients } from "./balance.ts";

type BalancedMeal = Pick<Meal, "_id" | "meal_name" | "nutrition_information">;

const fills = { Protein: "bg-fern-700", Carbohydrate: "bg-sun-700", Fat: "bg-dusk-700" } as const;

/** Where the energy of each meal comes from, as bars on one scale and as text. */
export function PlanBalance({ meals }: { meals: readonly BalancedMeal[] }) {
  const energy = useEnergy();
  const balances = meals.flatMap((meal) => computeBalance(meal) ?? []);
  const most = Math.max(...balances.map(({ kcal }) => kcal));
  if (energy === null || balances.length === 0) return null;

  return (
    <section aria-labelledby="balance" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id="balance" className="text-2xl">
        Balance
      </h2>
      <p className="mt-1 text-ink-700">
        The energy of one serving of each meal, and what it comes from. Not medical advice.
      </p>
      <ul aria-hidden className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-700 text-sm">
        {nutrients.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`size-3 rounded-full ${fills[name]}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="mt-5 grid gap-4">
        {balances.map((balance) => (
          <Row
            key={balance.id}
            balance={balance}
            share={balance.kcal / most}
            amount={energy.write(balance.kcal)}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({ balance, share, amount }: { balance: MealBalance; share: number; amount: string }) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span className="wrap-anywhere min-w-0">{balance.name}</span>
        <span className="shrink-0 font-semibold tabular-nums">{amount}</span>
      </p>
      <p className="sr-only">
        {nutrients.map((name) => `${name} ${Math.round(balance.grams[name])} g`).join(", ")}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="mt-1.5 block h-3 w-full"
      >
        {bars(balance, share).map(({ name, x, width }) => (
          <rect key={name} x={x} width={Math.max(0, width - gap)} height="1" className={barFills[name]} />
        ))}
      </svg>
    </li>
  );
}

/** Between two bars, in hundredths of the whole: some eyes see no edge between their colours. */
const gap = 0.6;

const barFills = { Protein: "fill-fern-700", Carbohydrate: "fill-sun-700", Fat: "fill-dusk-700" } as const;

function bars({ energy }: MealBalance, share: number) {
  let x = 0;
  return nutrients.map((name) => {
    const bar = { name, x, width: energy[name] * share * 100 };
    x += bar.width;
    return bar;
  });
}
