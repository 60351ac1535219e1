import { sql } from "kysely";
import type { Queryable } from "./db.ts";

/** What several devices change: the table that remembers them, and the column that tells whose or which it is. */
type Changed =
  | {
      readonly table: "plan_devices";
      readonly column: "plan_id";
      readonly userId: string;
      readonly id: string;
    }
  | {
      readonly table: "shopping_list_devices";
      readonly column: "list_id";
      readonly userId: string;
      readonly id: string;
    }
  | { readonly table: "week_devices"; readonly userId: string };

/** Every page that opens something is a device of its own, so only the ones that changed it last are remembered. */
const maxDevices = 50;

/** Returns false for a change that has been made already, or that a later one of the same device has overtaken. */
export async function noteDeviceChange(
  db: Queryable,
  changed: Changed,
  { device, change }: { readonly device: string; readonly change: number },
): Promise<boolean> {
  const { table, userId } = changed;
  const devices = sql.table(table);
  const [key, value] =
    "column" in changed ? [sql`, ${sql.ref(changed.column)}`, sql`, ${changed.id}`] : [sql``, sql``];
  const isOwn =
    "column" in changed
      ? sql`user_id = ${userId} and ${sql.ref(changed.column)} = ${changed.id}`
      : sql`user_id = ${userId}`;
  const { rows } = await sql`
    insert into ${devices} as known (user_id ${key}, device_id, last_change)
    values (${userId} ${value}, ${device}, ${change})
    on conflict (user_id ${key}, device_id)
      do update set last_change = excluded.last_change, last_changed_at = now()
      where known.last_change < excluded.last_change
    returning 1`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    delete from ${devices}
    where ${isOwn} and device_id in (
      select device_id from ${devices} where ${isOwn}
      order by last_changed_at desc, device_id = ${device} desc offset ${maxDevices}
    )`.execute(db);
  return true;
}
