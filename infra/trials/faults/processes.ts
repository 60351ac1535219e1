import { setTimeout as wait } from "node:timers/promises";
import { expectMails } from "./expect-mails.ts";
import type { Fault } from "./fault.ts";

export const processFaults: readonly Fault[] = [
  {
    id: "F11",
    about: "the worker killed twenty times in the middle of its mails",
    maxFailedShare: 0,
    async inject(trial) {
      const { newcomers, random } = trial;
      const { worker } = trial.rig;
      const kills = 20;
      for (let round = 0; round < kills; round += 1) {
        await Promise.all(Array.from({ length: 3 }, () => newcomers.arrive()));
        await wait(random.below(300));
        await worker.stop("SIGKILL");
        await worker.start();
      }
      await expectMails(trial, kills);
    },
  },
  {
    id: "F12",
    about: "a server killed and started again",
    maxFailedShare: 0.05,
    isShort: true,
    async inject({ rig: { servers } }) {
      for (const server of servers) {
        await server.stop("SIGKILL");
        await server.start();
      }
    },
  },
  {
    id: "F13",
    about: "three rolling restarts of both servers and the worker",
    maxFailedShare: 0,
    async inject({ rig: { servers, worker } }) {
      for (let round = 0; round < 3; round += 1) {
        for (const part of [...servers, worker]) {
          await part.stop();
          await part.start();
        }
      }
    },
  },
  {
    id: "F20",
    about: "a server with half of the memory that it needs, started again whenever it ends",
    maxFailedShare: 0.2,
    async inject({ rig: { servers }, note }) {
      const [server] = servers;
      if (server === undefined) throw new Error("there is no server");
      await server.stop();
      let starts = 0;
      const until = performance.now() + 20_000;
      while (performance.now() < until) {
        starts += 1;
        await server.start({ NODE_OPTIONS: "--max-old-space-size=160" }).catch(() => {});
        while (server.pid !== null && performance.now() < until) await wait(200);
      }
      note(`started ${starts} times`);
      await server.stop();
      await server.start();
    },
  },
];
