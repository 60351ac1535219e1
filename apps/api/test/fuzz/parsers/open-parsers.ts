import { toPublishedItems } from "@fernwell/catalogue/publish";
import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { buildSnapshot } from "../../../src/features/catalogue/snapshot.ts";
import { accountParsers } from "./account-parsers.ts";
import { calendarParsers } from "./calendar-parsers.ts";
import { openDoorParsers } from "./door-parsers.ts";
import { groceryParsers } from "./grocery-parsers.ts";
import { openModelParsers } from "./model-parsers.ts";
import type { Parser } from "./parser.ts";
import { passkeyParsers } from "./passkey-parsers.ts";
import { listPromptParsers } from "./prompt-parsers.ts";
import { listSearchParsers } from "./search-parsers.ts";
import { listToldParsers } from "./told-parsers.ts";
import { webhookParsers } from "./webhook-parsers.ts";

/** Everything that reads text of a person or of another service, with the catalogue as the server builds it. */
export async function openParsers(): Promise<{
  readonly parsers: readonly Parser[];
  close(): Promise<void>;
}> {
  const snapshot = await buildSnapshot("fuzz", toPublishedItems(await readCatalogue()));
  const [door, model] = [await openDoorParsers(), await openModelParsers(snapshot)];
  return {
    parsers: [
      ...listToldParsers(snapshot),
      ...listPromptParsers(snapshot),
      ...model.parsers,
      ...listSearchParsers(snapshot),
      ...groceryParsers,
      ...calendarParsers,
      ...webhookParsers,
      ...door.parsers,
      ...accountParsers,
      ...passkeyParsers,
    ],
    async close() {
      await door.close();
      await model.close();
    },
  };
}
