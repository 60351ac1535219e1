import type { Marks } from "./redis/marks.ts";

/** Work of which everybody has one at a time. */
export interface Turns<Result> {
  /** Does it, or shares what is under way with the same input. Null where other work of theirs is. */
  take(owner: string, input: string, work: () => Promise<Result>): Promise<Result | null>;
}

/** Other processes are asked through the marks; while those are away, each process keeps to itself alone. */
export function createTurns<Result>(
  marks: Pick<Marks, "hold">,
  name: string,
  mostSeconds: number,
): Turns<Result> {
  const underWay = new Map<string, { readonly input: string; readonly result: Promise<Result | null> }>();

  async function workAlone(owner: string, work: () => Promise<Result>): Promise<Result | null> {
    const held = await marks.hold(`${name}:${owner}`, mostSeconds);
    if (held === null) return null;
    try {
      return await work();
    } finally {
      await held.release();
    }
  }

  return {
    async take(owner, input, work) {
      const running = underWay.get(owner);
      if (running !== undefined) return running.input === input ? running.result : null;
      const result = workAlone(owner, work).finally(() => underWay.delete(owner));
      underWay.set(owner, { input, result });
      return result;
    },
  };
}
