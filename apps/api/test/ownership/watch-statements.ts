import { fileURLToPath } from "node:url";
import { PostgresQueryCompiler } from "kysely";
import { loadModule } from "libpg-query";
import pg from "pg";
import { directories, sweeps } from "./exceptions.ts";
import { judgeStatement, type Verdict } from "./judge-statement.ts";
import { listOwnFrames, type StackFrame } from "./own-frames.ts";
import { personalTables } from "./personal-tables.ts";
import { isNoted, noteUsedException } from "./used-exceptions.ts";

type KnownDirectory = (typeof directories)[number];

const product = fileURLToPath(new URL("../../src/", import.meta.url));
const personalName = new RegExp([...personalTables.keys()].join("|"));
/** By text. */
const verdicts = new Map<string, Verdict<KnownDirectory>>();
const problems = new Map<string, Error>();
let isWatching = false;

/** Judges every statement that this process sends from now on. */
export async function watchStatements(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  await loadModule();
  // In Kysely and the pool, the stack still shows who sends a statement. The client gets all of them, but later.
  const { compileQuery } = PostgresQueryCompiler.prototype;
  PostgresQueryCompiler.prototype.compileQuery = function (...args) {
    const compiled = compileQuery.apply(this, args);
    noticeStatement(compiled.sql);
    return compiled;
  };
  watchQueries(pg.Pool.prototype, noticeStatement);
  watchQueries(pg.Client.prototype, (text) => {
    if (!verdicts.has(text)) noticeStatement(text);
  });
}

/** Throws if the product has sent a statement that does not say whose rows it means. */
export function requireOwnership(): void {
  const found = [...problems.values()];
  problems.clear();
  if (found.length > 1) throw new AggregateError(found, found.map(({ message }) => message).join("\n\n"));
  if (found[0]) throw found[0];
}

/** Every text that has been sent so far, by the product or by tests. */
export function listStatements(): string[] {
  return [...verdicts.keys()];
}

function watchQueries(
  prototype: { query: (...args: never[]) => unknown },
  notice: (text: string) => void,
): void {
  const send = prototype.query;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    notice(readText(args[0]));
    return Reflect.apply(send, this, args);
  };
}

function readText(query: unknown): string {
  if (typeof query === "string") return query;
  const isObject = typeof query === "object" && query !== null;
  return isObject && "text" in query ? String(query.text) : "";
}

function noticeStatement(text: string): void {
  const { unowned, directories: needed } = judge(text);
  // Finding out who sends a statement takes longer than all the rest.
  if (unowned.length === 0 && needed.every(isNoted)) return;
  const senders = listOwnFrames();
  // Tests prepare data, and look at it, as they like.
  if (senders[0] && !isProduct(senders[0])) return;
  for (const directory of needed) noteUsedException(directory);
  if (unowned.length === 0) return;
  const sweep = sweeps.find(({ file, query }) =>
    senders.some((sender) => sender.file === `${product}${file}` && sender.name === query),
  );
  if (sweep) noteUsedException(sweep);
  else problems.set(text, describeProblem(text, unowned, senders[0]));
}

function judge(text: string): Verdict<KnownDirectory> {
  const known = verdicts.get(text);
  if (known) return known;
  const verdict = personalName.test(text) ? judgePersonal(text) : { unowned: [], directories: [] };
  verdicts.set(text, verdict);
  return verdict;
}

/** Texts that PostgreSQL refuses too are a matter of the test that sends them. */
function judgePersonal(text: string): Verdict<KnownDirectory> {
  try {
    return judgeStatement(text, personalTables, directories);
  } catch {
    return { unowned: ["a text that cannot be parsed"], directories: [] };
  }
}

function isProduct({ file }: StackFrame): boolean {
  return file.startsWith(product) && !file.endsWith(".test.ts");
}

function describeProblem(text: string, unowned: readonly string[], sender?: StackFrame): Error {
  const from = sender ? ` from ${[sender.name, sender.file.slice(product.length)].join(" ").trim()}` : "";
  return new Error(
    `A statement${from} uses ${unowned.join(" and ")}:\n${text.trim()}\n` +
      "Limit each personal table to its owner. What has to look across people is listed in test/ownership/exceptions.ts.",
  );
}
