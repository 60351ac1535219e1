import { isListening } from "../../../scripts/processes/reachable.ts";
import { definePart, type Part } from "./part.ts";

/** A Redis that keeps nothing over a restart. */
export function defineRedis(folder: string, port: number): Part {
  return definePart({
    folder,
    name: "redis",
    program: "redis-server",
    args: [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
      "--dir",
      folder,
    ],
    isReady: () => isListening({ host: "127.0.0.1", port }),
  });
}
