/** What the product asked for, and what a hostile model has been told to answer instead. */
export interface Task {
  readonly wish: string;
  readonly count: number | null;
  readonly candidateIds: readonly string[];
  readonly demandedIds: readonly string[];
  /** How it has been told to read the wish. */
  readonly reading: object | null;
}

export type Reaction =
  | { readonly kind: "says"; readonly text: string }
  /** Says it when it is told to. */
  | { readonly kind: "holds"; readonly text: string }
  | { readonly kind: "fails"; readonly status: number }
  | { readonly kind: "sends"; readonly type: string; readonly body: string }
  | { readonly kind: "redirects" }
  | { readonly kind: "hangs-up" };

const usualCount = 5;

const plan = (ids: readonly string[], name: string, reading: object | null = null) =>
  JSON.stringify({ reading, ids, name });

function choose({ candidateIds, count, reading }: Task): string {
  return plan(candidateIds.slice(0, count ?? usualCount), "A Plan For You", reading);
}

export const behaviours = {
  good: (task) => ({ kind: "says", text: choose(task) }),
  /** Answers well, but not before `release`. */
  slow: (task) => ({ kind: "holds", text: choose(task) }),
  /** Two of its own list, each twice, and no more. */
  short: ({ candidateIds }) => {
    const two = candidateIds.slice(0, 2);
    return { kind: "says", text: plan([...two, ...two], "Two Of Them") };
  },
  errors: () => ({ kind: "fails", status: 500 }),
  overloaded: () => ({ kind: "fails", status: 429 }),
  "hangs-up": () => ({ kind: "hangs-up" }),
  redirects: () => ({ kind: "redirects" }),
  chatty: () => ({ kind: "says", text: "What a lovely idea! I would start with a soup." }),
  "cut off": (task) => ({ kind: "says", text: choose(task).slice(0, -9) }),
  misshapen: () => ({ kind: "says", text: JSON.stringify({ ids: "all of them", name: 7 }) }),
  html: () => ({ kind: "sends", type: "text/html", body: "<p>Bad gateway</p>" }),
  /** A good answer behind five million spaces. */
  endless: (task) => ({ kind: "says", text: " ".repeat(5_000_000) + choose(task) }),
  empty: () => ({ kind: "says", text: plan([], "") }),
  unknown: () => ({ kind: "says", text: plan(["no-such-item", "__proto__", ""], "Unknown Things") }),
  greedy: ({ candidateIds }) => ({
    kind: "says",
    text: plan(
      Array.from({ length: 5_000 }, (_, at) => candidateIds[at % candidateIds.length] ?? "none"),
      "Everything There Is",
    ),
  }),
  /** Does what the attacker wants: forbidden items first, then what the wish names, under a name that is an attack itself. */
  hostile: ({ wish, candidateIds, demandedIds, reading }) => ({
    kind: "says",
    text: plan(
      [...demandedIds, ...wordsOf(wish), ...candidateIds.slice(0, 1)],
      `<img src=x onerror=alert(1)>\r\n\u202e${wish.slice(0, 300)}`,
      reading,
    ),
  }),
} as const satisfies Record<string, (task: Task) => Reaction>;

export type Behaviour = keyof typeof behaviours;

function wordsOf(wish: string): string[] {
  return wish
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .slice(0, 20);
}
