import { fileURLToPath } from "node:url";

export interface StackFrame {
  readonly file: string;
  /** Empty for an anonymous function. */
  readonly name: string;
}

const maxFrames = 50;
const watchers = fileURLToPath(new URL("./", import.meta.url));

/** The functions of this repository that are running, innermost first, without those that watch. */
export function listOwnFrames(): StackFrame[] {
  return captureCallSites().flatMap((site) => {
    const file = toPath(site.getFileName() ?? "");
    const isOwn = file.startsWith("/") && !file.includes("/node_modules/") && !isWatcher(file);
    return isOwn ? [{ file, name: site.getFunctionName() ?? "" }] : [];
  });
}

/** As objects, since Vitest looks up every line of a printed stack in the source maps. */
function captureCallSites(): readonly NodeJS.CallSite[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = maxFrames;
  Error.prepareStackTrace = (_, sites) => sites;
  const { stack } = new Error();
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return Array.isArray(stack) ? stack : [];
}

function toPath(file: string): string {
  return file.startsWith("file:") ? fileURLToPath(file) : file;
}

function isWatcher(file: string): boolean {
  return file.startsWith(watchers) && !file.endsWith(".test.ts");
}
