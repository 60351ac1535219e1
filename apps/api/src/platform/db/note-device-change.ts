import { sql } from "kysely";
import type { Queryable } from "./db.ts";

/** What several devices change: the table that remembers them, and the column with its id. */
interface Changed {
  readonly table: "plan_devices" | "shopping_list_devices";
  readonly column: "plan_id" | "list_id";
  readonly userId: string;
  readonly id: string;
}

/** Every page that opens something is a device of its own, so only the ones that changed it last are remembered. */
const maxDevices = 50;

/** Returns false for a change that has been made already, or that a later one of the same device has overtaken. */
export async function noteDeviceChange(
  db: Queryable,
  { table, column, userId, id }: Changed,
  { device, change }: { readonly device: string; readonly change: number },
): Promise<boolean> {
  const [devices, ownId] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql`
    insert into ${devices} as known (user_id, ${ownId}, device_id, last_change)
    values (${userId}, ${id}, ${device}, ${change})
    on conflict (user_id, ${ownId}, device_id)
      do update set last_change = excluded.last_change, last_changed_at = now()
      where known.last_change < excluded.last_change
    returning 1`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    delete from ${devices}
    where user_id = ${userId} and ${ownId} = ${id} and device_id in (
      select device_id from ${devices} where user_id = ${userId} and ${ownId} = ${id}
      order by last_changed_at desc, device_id = ${device} desc offset ${maxDevices}
    )`.execute(db);
  return true;
}
