import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTestDatabase, prepareMediaTemplate } from "@fernwell/api/test/databases.ts";
import { aUser } from "@fernwell/api/test/people.ts";
import { startTestApp } from "@fernwell/api/test/test-app.ts";
import { writeSomePictures } from "./some-pictures.ts";
import { useForThreeMonths } from "./three-months.ts";

/** A Wednesday evening. The order of suggestions depends on the time of day and of the year. */
export const measuredAt = new Date("2026-11-18T18:00:00Z");
export const measuredTimeZone = "Europe/London";
export const measuredDay = "2026-11-18";

export interface MeasuredProduct {
  readonly url: string;
  /** Of a person who has used the product for three months. */
  readonly token: string;
  stop(): Promise<void>;
}

export const webDir = fileURLToPath(new URL("../../apps/web/build/client", import.meta.url));

/** The built product in this process, where it is always the same moment. */
export async function startMeasuredProduct(): Promise<MeasuredProduct> {
  const pictures = await writeSomePictures(join(webDir, "assets"));
  const template = await prepareMediaTemplate({ kind: "built", dir: pictures });
  const database = await createTestDatabase(template);
  const app = await startTestApp(
    { DATABASE_URL: database.url, WEB_DIR: webDir, MEDIA_DIR: pictures, LOG_LEVEL: "error" },
    { clock: { now: () => measuredAt } },
  );
  async function stop(): Promise<void> {
    await app.close();
    await database.drop();
    await rm(pictures, { recursive: true });
  }
  try {
    const { token } = await aUser(app);
    await useForThreeMonths({ app, database }, token, measuredDay);
    return { url: app.url, token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
