import { existsSync, globSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "./fault.ts";

/** Debian's libfaketime gives one process another time. */
const [library] = globSync("/usr/lib/*/faketime/libfaketime.so.1");

export const clockFaults: readonly Fault[] = [
  {
    id: "F16",
    about: "a server an hour ahead, then an hour behind, and the worker five minutes ahead",
    maxFailedShare: 0,
    async inject({ rig: { servers, worker }, newcomers, note, blame }) {
      const [server] = servers;
      if (library === undefined || !existsSync(library) || server === undefined) {
        note("skipped: install faketime");
        return;
      }
      const withTime = (offset: string) => ({
        LD_PRELOAD: library,
        FAKETIME: offset,
        DONT_FAKE_MONOTONIC: "1",
      });
      await worker.stop();
      await worker.start(withTime("+5m"));
      for (const offset of ["+1h", "-1h"]) {
        await server.stop();
        await server.start(withTime(offset));
        for (let count = 0; count < 5; count += 1)
          if (!(await newcomers.arrive())) blame(`a sign-up was refused at ${offset}`);
        await wait(5_000);
      }
      for (const part of [server, worker]) {
        await part.stop();
        await part.start();
      }
    },
  },
];
