import { createRandom } from "../random.ts";
import type { Attempt, Parser } from "./parser.ts";
import { watchCalls } from "./watch-calls.ts";

export interface ParserReport {
  readonly name: string;
  readonly inputCount: number;
  readonly slowestMs: number;
  readonly p999Ms: number;
  /** Calls that were slow only because the machine was busy: repeated alone, they were not. */
  readonly delayedCount: number;
  /** The heap in bytes after 10, 50 and 100 % of the inputs. Null if the collector cannot be called. */
  readonly heap: readonly [early: number, middle: number, late: number] | null;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** The same seed, parser and number generate the same input. */
  readonly number: number;
  readonly reason: string;
  readonly input: unknown;
}

interface RunOptions {
  readonly inputs: number;
  readonly seed: number;
  readonly onProgress?: (parser: string, parsedCount: number) => void;
}

const maxMs = 200;
const repeats = 3;
const maxFailures = 20;
/** More than compiled code and full caches add late in a run, and less than a few bytes kept of every input. */
const maxHeapGrowth = 3 * 1024 * 1024;

/** Gives each parser its share of the inputs, one parser after the other. */
export async function runParsers(
  parsers: readonly Parser[],
  { inputs, seed, onProgress }: RunOptions,
): Promise<ParserReport[]> {
  const shares = parsers.reduce((sum, { share }) => sum + share, 0);
  const names = parsers.map(({ name }) => name);
  const calls = watchCalls(names, seed);
  const reports: ParserReport[] = [];
  for (const parser of parsers) {
    const count = Math.ceil((inputs * parser.share) / shares);
    const watched = { ...calls, begin: (number: number) => calls.begin(parser.name, number) };
    reports.push(await runParser(parser, count, seed, watched, (done) => onProgress?.(parser.name, done)));
  }
  await calls.stop();
  return reports;
}

async function runParser(
  parser: Parser,
  count: number,
  seed: number,
  call: { readonly begin: (number: number) => void; readonly end: () => void },
  onProgress: (parsedCount: number) => void,
): Promise<ParserReport> {
  const times = new Float64Array(count);
  const failures: Failure[] = [];
  const heap: number[] = [];
  const marks = [0.1, 0.5, 1].map((part) => Math.ceil(count * part));
  let delayedCount = 0;

  for (let number = 1; number <= count; number += 1) {
    const attempt = prepareAttempt(parser, seed, number);
    call.begin(number);
    const { reason, ms, isDelayed } = await tryAttempt(attempt);
    call.end();
    times[number - 1] = ms;
    if (isDelayed) delayedCount += 1;
    if (reason !== null && failures.length < maxFailures) {
      failures.push({ number, reason, input: attempt.input });
    }
    if (marks.includes(number)) heap.push(measureHeap() ?? Number.NaN);
    if (number % 1_000 === 0) onProgress(number);
  }

  times.sort();
  const [early = Number.NaN, middle = Number.NaN, late = Number.NaN] = heap;
  const hasHeap = !Number.isNaN(late);
  if (hasHeap && late - middle > maxHeapGrowth)
    failures.push({ number: count, reason: "the heap grows with the inputs", input: heap });
  return {
    name: parser.name,
    inputCount: count,
    slowestMs: times.at(-1) ?? 0,
    p999Ms: times[Math.floor((count - 1) * 0.999)] ?? 0,
    delayedCount,
    heap: hasHeap ? [early, middle, late] : null,
    failures,
  };
}

function prepareAttempt(parser: Parser, seed: number, number: number): Attempt {
  const place = [...parser.name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) >>> 0;
  return parser.prepare(createRandom(seed * 1_000_003 + place + number));
}

interface Outcome {
  readonly reason: string | null;
  readonly ms: number;
  readonly isDelayed: boolean;
}

async function tryAttempt(attempt: Attempt): Promise<Outcome> {
  const startedAt = performance.now();
  try {
    const pending = attempt.parse();
    const parsed = isThenable(pending) ? await pending : pending;
    const ms = performance.now() - startedAt;
    const flaw = attempt.findFlaw(parsed);
    if (flaw !== null || ms <= maxMs) return { reason: flaw, ms, isDelayed: false };
    const aloneMs = await measureAlone(attempt);
    return aloneMs > maxMs
      ? { reason: `took ${Math.round(aloneMs)} ms`, ms, isDelayed: false }
      : { reason: null, ms: aloneMs, isDelayed: true };
  } catch (error) {
    const ms = performance.now() - startedAt;
    return {
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      ms,
      isDelayed: false,
    };
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value;
}

/** The processor time of this thread, which other work on the machine does not add to. */
async function measureAlone(attempt: Attempt): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    globalThis.gc?.();
    const before = process.threadCpuUsage();
    await attempt.parse();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

function measureHeap(): number | null {
  if (globalThis.gc === undefined) return null;
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
