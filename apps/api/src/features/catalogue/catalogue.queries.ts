import type { PublishedItem } from "@fernwell/catalogue/publish";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface VersionRow {
  readonly id: string;
  readonly publishedAt: Date | null;
}

export function findVersion(
  db: Queryable,
  { format, contentHash }: { format: number; contentHash: string },
): Promise<VersionRow | undefined> {
  return db
    .selectFrom("catalogueVersions")
    .select(["id", "publishedAt"])
    .where("format", "=", format)
    .where("contentHash", "=", contentHash)
    .executeTakeFirst();
}

export async function insertVersion(
  db: Queryable,
  version: { id: string; format: number; contentHash: string; itemCount: number },
): Promise<void> {
  await db.insertInto("catalogueVersions").values(version).execute();
}

/** How many items an import has brought in; they are written in order and batch by batch. */
export async function countItems(db: Queryable, versionId: string): Promise<number> {
  const { count } = await db
    .selectFrom("catalogueItems")
    .select((expression) => expression.fn.countAll<string>().as("count"))
    .where("versionId", "=", versionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertItems(
  db: Queryable,
  versionId: string,
  firstPosition: number,
  items: readonly PublishedItem[],
): Promise<void> {
  await sql`
    insert into catalogue_items (version_id, position, kind, id, body)
    select ${versionId}, ${firstPosition} + index - 1, item ->> 'kind', item ->> 'id', item -> 'body'
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as batch (item, index)
  `.execute(db);
}

export async function publishVersion(db: Queryable, versionId: string): Promise<void> {
  await sql`update catalogue_versions set published_at = clock_timestamp() where id = ${versionId}`.execute(
    db,
  );
}

/** Keeps the newest published versions of a format, and drops the rest with their items. */
export async function deleteOldVersions(db: Queryable, format: number, kept: number): Promise<void> {
  await sql`
    delete from catalogue_versions
    where format = ${format}
      and id not in (
        select id from catalogue_versions
        where format = ${format} and published_at is not null
        order by published_at desc
        limit ${kept}
      )
  `.execute(db);
}

export interface PublishedVersion {
  readonly id: string;
  readonly itemCount: number;
}

export function findPublishedVersion(db: Queryable, format: number): Promise<PublishedVersion | undefined> {
  return db
    .selectFrom("catalogueVersions")
    .select(["id", "itemCount"])
    .where("format", "=", format)
    .where("publishedAt", "is not", null)
    .orderBy("publishedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** All items of some kinds, in their order. */
export async function listItemsOfKinds(
  db: Queryable,
  versionId: string,
  kinds: readonly PublishedItem["kind"][],
): Promise<PublishedItem[]> {
  const rows = await db
    .selectFrom("catalogueItems")
    .select(["kind", "id", "body"])
    .where("versionId", "=", versionId)
    .where("kind", "in", kinds)
    .orderBy("position")
    .execute();
  return rows as unknown as PublishedItem[];
}

export async function listItems(
  db: Queryable,
  versionId: string,
  from: number,
  limit: number,
): Promise<PublishedItem[]> {
  const rows = await db
    .selectFrom("catalogueItems")
    .select(["kind", "id", "body"])
    .where("versionId", "=", versionId)
    .where("position", ">=", from)
    .where("position", "<", from + limit)
    .orderBy("position")
    .execute();
  // The bodies are those that an import of this format wrote.
  return rows as unknown as PublishedItem[];
}
