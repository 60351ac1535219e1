import type { Command } from "./process-group.ts";
import { findFreePort, type Place, placeIn } from "./reachable.ts";

export function smtpPlace(smtpUrl: string): Place {
  const url = new URL(smtpUrl);
  return placeIn(url, url.protocol === "smtps:" ? 465 : 587);
}

/** A mail server for this machine that sends nothing and shows every mail on a page. */
export async function createMailPage(smtpUrl: string): Promise<{ url: string; command: Command }> {
  const [smtpPort, webPort] = [smtpPlace(smtpUrl).port, await findFreePort(1080)];
  return {
    url: `http://127.0.0.1:${webPort}`,
    command: [
      "node_modules/.bin/maildev",
      "--ip",
      "127.0.0.1",
      "--smtp",
      `${smtpPort}`,
      "--web",
      `${webPort}`,
    ],
  };
}
