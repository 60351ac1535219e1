import type { Budget, Cost } from "./budgets.ts";

/** Times and allocations vary a little between runs of the same code, so these may be this much above their budget. */
const tolerances: Readonly<Record<string, number>> = { processor: 0.25, allocated: 0.25, blocking: 0.25 };

export interface Findings {
  /** What costs more than its budget, has none or one without a reason, or leaves a count slack. */
  readonly problems: readonly string[];
  /** Names of what has to be measured in a further process before its times count. */
  readonly uncertain: readonly string[];
  /** Times and allocations whose budgets could be lower. They follow the machine, so nothing fails. */
  readonly slack: readonly string[];
}

/** How many fresh processes have to agree that something takes too long. */
const processes = 3;

/** Compares what was measured in some processes with the budgets. A time counts only if every one of three exceeds it. */
export function judgeCosts(budgets: readonly Budget[], ...runs: readonly (readonly Cost[])[]): Findings {
  const [first = [], ...others] = runs;
  const problems: string[] = [];
  const uncertain: string[] = [];
  const slack: string[] = [];
  for (const { name, figures } of first) {
    const budget = budgets.find((each) => each.name === name);
    if (budget === undefined) {
      problems.push(`${name} has no budget`);
      continue;
    }
    if (budget.reason === "") problems.push(`${name}: its budget has no reason`);
    for (const [figure, measured] of Object.entries(figures)) {
      const allowed = budget.figures[figure];
      if (allowed === undefined) {
        problems.push(`${name}: "${figure}" has no budget`);
        continue;
      }
      const tolerance = tolerances[figure];
      const again = others.flatMap(
        (costs) => costs.find((cost) => cost.name === name)?.figures[figure] ?? [],
      );
      const least = Math.min(measured, ...(tolerance === undefined ? [] : again));
      const most = Math.max(measured, ...(tolerance === undefined ? [] : again));
      if (least > allowed * (1 + (tolerance ?? 0))) {
        if (tolerance !== undefined && again.length < processes - 1) uncertain.push(name);
        else problems.push(describeRise({ name, figure, allowed, measured: least }));
      } else if (tolerance === undefined && measured < allowed) {
        problems.push(`${name}: ${figure} fell from ${allowed} to ${measured}: lower its budget`);
      } else if (most < allowed * (1 - (tolerance ?? 0))) {
        slack.push(`${name}: ${figure} fell from ${allowed} to ${most}`);
      }
    }
  }
  const gone = budgets.filter((budget) => !first.some(({ name }) => name === budget.name));
  problems.push(...gone.map(({ name }) => `${name} has a budget and was not measured`));
  return { problems, uncertain: [...new Set(uncertain)], slack };
}

/** The calls that pages make without a budget. A call may have several, such as "getWeek (1,000)" and "getWeek, a month (1,000)". */
export function findUnbudgetedCalls(pages: readonly Cost[], calls: readonly Budget[]): string[] {
  const budgeted = new Set(calls.map(({ name }) => /^\w+/.exec(name)?.[0]));
  return pages.flatMap(({ name, calls = [] }) =>
    calls.filter((call) => !budgeted.has(call)).map((call) => `${name} calls ${call}, which has no budget`),
  );
}

interface Rise {
  readonly name: string;
  readonly figure: string;
  readonly allowed: number;
  readonly measured: number;
}

function describeRise({ name, figure, allowed, measured }: Rise): string {
  const share = allowed === 0 ? "" : `, ${Math.round((measured / allowed - 1) * 100)} % above`;
  return `${name}: ${figure} rose from ${allowed} to ${measured} (${round(measured - allowed)} more${share})`;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

/** The budgets after these costs were accepted: what rose needs a reason, what fell is lowered, and the order is kept. */
export function acceptCosts(
  budgets: readonly Budget[],
  costs: readonly Cost[],
  reason: string | null,
): Budget[] {
  const known = budgets.flatMap((budget) => {
    const cost = costs.find(({ name }) => name === budget.name);
    return cost ? [acceptCost(budget, cost, reason)] : [];
  });
  const added = costs.filter(({ name }) => !budgets.some((budget) => budget.name === name));
  if (added.length > 0 && reason === null) throw new Error("a new budget needs a reason");
  return [...known, ...added.map((cost) => ({ ...cost, reason: reason ?? "" }))];
}

function acceptCost(budget: Budget, { figures }: Cost, reason: string | null): Budget {
  const changes = Object.entries(figures).filter(([figure, measured]) => {
    const allowed = budget.figures[figure];
    if (allowed === undefined) return true;
    const tolerance = tolerances[figure] ?? 0;
    return measured > allowed * (1 + tolerance) || measured < allowed * (1 - tolerance);
  });
  const rises = changes.filter(([figure, measured]) => measured > (budget.figures[figure] ?? 0));
  const accepted = reason === null ? changes.filter((change) => !rises.includes(change)) : changes;
  return {
    name: budget.name,
    figures: { ...budget.figures, ...Object.fromEntries(accepted) },
    reason: reason !== null && rises.length > 0 ? reason : budget.reason,
  };
}
