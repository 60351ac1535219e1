import { paths } from "@fernwell/contract/paths";
import type { ExportState } from "@fernwell/contract/privacy";
import type { UserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { packTexts } from "../../platform/zip.ts";
import { findAccount } from "../accounts/accounts.service.ts";
import { findCustomer } from "../billing/billing.service.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { writeCopy } from "./export-files.ts";
import {
  type ExportRow,
  findArchive,
  findExport,
  isExportOpen,
  startExport,
  storeArchive,
} from "./exports.queries.ts";
import { listCopiedRows } from "./personal-data.queries.ts";
import { tableNames } from "./personal-data.ts";
import { makeExportJob } from "./privacy.jobs.ts";
import { exportLifeDays, limits } from "./privacy.limits.ts";

const dayMs = 86_400_000;

/** One at a time: asking again while a copy is being made returns that one. */
export async function requestExport(
  deps: Pick<Deps, "db" | "clock" | "limiter">,
  { userId }: Actor,
): Promise<ExportState> {
  const current = await getExport(deps, { userId });
  if (current.state === "preparing") return current;
  await deps.limiter.spend(limits.exportsPerPerson, userId);
  const row = await inTransaction(deps.db, async (tx) => {
    const exportId = newId();
    const started = await startExport(tx, userId, exportId);
    await queueJob(tx, makeExportJob, { userId, exportId });
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
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId }: Actor,
): Promise<Blob> {
  const archive = await findArchive(db, userId, new Date(clock.now().getTime() - exportLifeDays * dayMs));
  if (archive === null) throw new AppError("export_not_ready");
  return new Blob([new Uint8Array(archive)]);
}

export async function makeExport(
  deps: Pick<Deps, "db" | "config" | "mailer">,
  request: { readonly userId: UserId; readonly exportId: string },
): Promise<void> {
  const { db, config } = deps;
  const { userId, exportId } = request;
  const account = await findAccount(db, userId);
  if (!account || !(await isExportOpen(db, userId, exportId))) return;

  const person = { userId, email: account.email, customerId: await findCustomer(db, userId) };
  const tables = await Promise.all(
    tableNames.map(async (table) => [table, await listCopiedRows(db, table, person)] as const),
  );
  await storeArchive(db, request, packTexts(writeCopy(Object.fromEntries(tables))));
  await sendMailOnce(deps, { mailId: exportId, to: account.email }, async () => ({
    template: "exportReady",
    name: account.name,
    lifeDays: exportLifeDays,
    settingsUrl: publicLink(config, paths.myData),
  }));
}

/** A copy that is not ready after a day has failed. */
function describeExport(row: ExportRow | undefined, now: Date): ExportState {
  const none: ExportState = { state: "none", requested_at: null, expires_at: null };
  if (!row) return none;
  const age = now.getTime() - row.requestedAt.getTime();
  if (age > (row.readyAt ? exportLifeDays * dayMs : dayMs)) return none;
  return {
    state: row.readyAt ? "ready" : "preparing",
    requested_at: row.requestedAt.toISOString(),
    expires_at: new Date(row.requestedAt.getTime() + exportLifeDays * dayMs).toISOString(),
  };
}
