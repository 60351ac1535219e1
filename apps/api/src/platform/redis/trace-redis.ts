import { tracingChannel } from "node:diagnostics_channel";
import { nameError, type OpenSpan, openSpan } from "../observability/tracing.ts";

/** What ioredis says about a command. Its arguments may hold data and are left alone. */
interface CommandEvent {
  readonly command: string;
}

const spans = new WeakMap<CommandEvent, OpenSpan>();

/** Once per process: ioredis reports the commands of all connections on one channel. */
export function traceCommands(): void {
  tracingChannel<unknown, CommandEvent>("ioredis:command").subscribe(subscribers);
}

const subscribers = {
  start(event: CommandEvent) {
    const { command } = event;
    const span = openSpan({
      name: `redis ${command}`,
      kind: "client",
      attributes: { "db.system.name": "redis", "db.operation.name": command },
    });
    if (span !== null) spans.set(event, span);
  },
  end() {},
  asyncStart() {},
  asyncEnd: (event: CommandEvent) => spans.get(event)?.end(),
  error: (event: CommandEvent & { error: unknown }) => spans.get(event)?.fail(nameError(event.error)),
};
