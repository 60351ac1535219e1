/** Work that pauses after each step, so that a server can answer requests in between. */
export type Steps<Result> = Generator<undefined, Result>;

/** Takes all steps without a pause. */
export function finishSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** A few milliseconds of simple work. */
const defaultSize = 500;

/** Splits items into groups for one step each. */
export function* takeSome<Item>(items: Iterable<Item>, size = defaultSize): Generator<Item[]> {
  let some: Item[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
