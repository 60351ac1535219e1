import type { Acceptances, acceptDocuments as acceptEndpoint } from "@fernwell/contract/legal";
import { type LegalDocumentName, legalDocuments, legalVersions } from "@fernwell/contract/legal-versions";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Queryable } from "../../platform/db/db.ts";
import { findLatestAcceptance, insertAcceptances } from "./legal.queries.ts";

export async function getAcceptances(
  { db }: Pick<Deps, "db">,
  { userId }: Pick<Actor, "userId">,
): Promise<Acceptances> {
  const describe = async (document: LegalDocumentName) => {
    const latest = await findLatestAcceptance(db, userId, document);
    return {
      ...legalVersions[document],
      accepted_version: latest?.version ?? null,
      accepted_at: latest?.acceptedAt.toISOString() ?? null,
    };
  };
  return { terms: await describe("terms"), privacy: await describe("privacy") };
}

export async function acceptDocuments(
  deps: Pick<Deps, "db" | "clock">,
  { userId }: Actor,
  versions: z.output<(typeof acceptEndpoint)["body"]>,
): Promise<Acceptances> {
  if (legalDocuments.some((document) => !isCurrent(document, versions[document])))
    throw new AppError("documents_changed");
  await recordAcceptances(deps.db, userId, { ...versions, acceptedAt: deps.clock.now() });
  return getAcceptances(deps, { userId });
}

interface Acceptance extends Readonly<Record<LegalDocumentName, string | null>> {
  readonly acceptedAt: Date;
}

/** Ignores versions that do not count now: nobody can have been shown those, or only before they changed. */
export async function recordAcceptances(
  db: Queryable,
  userId: UserId,
  { acceptedAt, ...versions }: Acceptance,
): Promise<void> {
  const acceptances = legalDocuments.flatMap((document) => {
    const version = versions[document];
    return version !== null && isCurrent(document, version) ? [{ document, version, acceptedAt }] : [];
  });
  if (acceptances.length > 0) await insertAcceptances(db, userId, acceptances);
}

function isCurrent(document: LegalDocumentName, version: string): boolean {
  return version === legalVersions[document].version;
}
