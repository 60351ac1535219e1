import { paths } from "@fernwell/contract/paths";
import type { ExportState, requestExport as endpoint } from "@fernwell/contract/privacy";
import type { z } from "zod";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inSnapshot, inTransaction } from "../../platform/db/transaction.ts";
import type { ActorCall } from "../../platform/http/router.ts";
import { StreamedFile } from "../../platform/http/streamed-file.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { packFiles } from "../../platform/zip.ts";
import { findAccount, requirePassword } from "../accounts/accounts.service.ts";
import { findCustomer } from "../billing/billing.service.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { recordEvent } from "../security-log/security-log.service.ts";
import { writeCopy } from "./export-files.ts";
import {
  deleteParts,
  type ExportKey,
  type ExportRow,
  findExport,
  findReadyExport,
  insertPart,
  isExportOpen,
  markReady,
  readParts,
  startExport,
} from "./exports.queries.ts";
import { readCopiedRows } from "./personal-data.queries.ts";
import { tableNames } from "./personal-data.ts";
import { makeExportJob } from "./privacy.jobs.ts";
import { exportLifeDays, limits } from "./privacy.limits.ts";

const dayMs = 86_400_000;

/** One at a time: asking again while a copy is being made returns that one. */
export async function requestExport(
  deps: Pick<Deps, "db" | "clock" | "limiter" | "passwords">,
  { actor, client }: ActorCall,
  { password }: z.output<(typeof endpoint)["body"]>,
): Promise<ExportState> {
  await requirePassword(deps, actor, password);
  const { userId } = actor;
  const current = await getExport(deps, { userId });
  if (current.state === "preparing") return current;
  await deps.limiter.spend(limits.exportsPerPerson, userId);
  const row = await inTransaction(deps.db, async (tx) => {
    const exportId = newId();
    const started = await startExport(tx, userId, exportId);
    await queueJob(tx, makeExportJob, { userId, exportId });
    await recordEvent(tx, "export_requested", { userId, client });
    return started;
  });
  return describeExport(row, deps.clock.now());
}

export async function getExport(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId }: Pick<Actor, "userId">,
): Promise<ExportState> {
  return describeExport(await findExport(db, userId), clock.now());
}

export async function downloadExport(
  deps: Pick<Deps, "db" | "clock" | "limiter" | "passwords">,
  { actor, client }: ActorCall,
  { password }: z.output<(typeof endpoint)["body"]>,
): Promise<StreamedFile> {
  await requirePassword(deps, actor, password);
  const { db, clock } = deps;
  const { userId } = actor;
  const requestedAfter = new Date(clock.now().getTime() - exportLifeDays * dayMs);
  const ready = await findReadyExport(db, userId, requestedAfter);
  if (ready === null) throw new AppError("export_not_ready");
  await recordEvent(db, "export_downloaded", { userId, client });
  return new StreamedFile(ready.byteCount, readParts(db, { userId, exportId: ready.exportId }));
}

export async function makeExport(
  deps: Pick<Deps, "db" | "config" | "mailer">,
  key: ExportKey,
): Promise<void> {
  const { db, config } = deps;
  const { userId, exportId } = key;
  const account = await findAccount(db, userId);
  if (!account) return;

  const person = { userId, email: account.email, customerId: await findCustomer(db, userId) };
  const isMade = await inSnapshot(db, async (tx) => {
    if (!(await isExportOpen(tx, key))) return false;
    await deleteParts(tx, userId);
    const files = writeCopy(tableNames, (table) => readCopiedRows(tx, table, person));
    await markReady(tx, key, await storeParts(tx, key, packFiles(files)));
    return true;
  });
  if (!isMade) return;
  await sendMailOnce(deps, { mailId: exportId, to: account.email }, async () => ({
    template: "exportReady",
    name: account.name,
    lifeDays: exportLifeDays,
    settingsUrl: publicLink(config, paths.myData),
  }));
}

const partBytes = 256 * 1024;

/** Returns how many bytes were stored. */
async function storeParts(
  tx: Transaction,
  key: ExportKey,
  archive: AsyncIterable<Uint8Array>,
): Promise<number> {
  let [part, byteCount, pending, pendingBytes] = [0, 0, [] as Uint8Array[], 0];
  const store = async () => {
    await insertPart(tx, key, { part, bytes: Buffer.concat(pending) });
    part += 1;
    [pending, pendingBytes] = [[], 0];
  };
  for await (const bytes of archive) {
    pending.push(bytes);
    pendingBytes += bytes.length;
    byteCount += bytes.length;
    if (pendingBytes >= partBytes) await store();
  }
  await store();
  return byteCount;
}

/** A copy that is not ready after a day has failed. */
function describeExport(row: ExportRow | undefined, now: Date): ExportState {
  const none: ExportState = { state: "none", requested_at: null, expires_at: null };
  if (!row) return none;
  const age = now.getTime() - row.requestedAt.getTime();
  if (age > (row.readyAt ? exportLifeDays * dayMs : dayMs)) return none;
  if (row.readyAt && row.byteCount === null) return none;
  return {
    state: row.readyAt ? "ready" : "preparing",
    requested_at: row.requestedAt.toISOString(),
    expires_at: new Date(row.requestedAt.getTime() + exportLifeDays * dayMs).toISOString(),
  };
}
