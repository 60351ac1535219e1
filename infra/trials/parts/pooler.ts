import { execFileSync } from "node:child_process";
import { chown, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isListening } from "../../../scripts/processes/reachable.ts";
import { definePart, type Part } from "./part.ts";

/** PgBouncer with the settings of an installation, on other ports. */
export async function definePooler(folder: string, port: number, databasePort: number): Promise<Part> {
  const settings = await readFile(new URL("../../pooler/pgbouncer.ini", import.meta.url), "utf8");
  const file = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  await writeFile(
    file,
    settings
      .replace("port=5432", `port=${databasePort}`)
      .replace("listen_port = 6432", `listen_port = ${port}`)
      .replace("auth_file = users.txt", `auth_file = ${users}`),
  );
  await writeFile(users, '"postgres" ""\n');
  const isRoot = process.getuid?.() === 0;
  // PgBouncer refuses to run as root.
  const uid = isRoot ? Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" })) : undefined;
  if (uid !== undefined) for (const path of [file, users]) await chown(path, uid, -1);
  return definePart({
    folder,
    name: "pgbouncer",
    program: "pgbouncer",
    args: [file],
    ...(uid !== undefined && { uid }),
    isReady: () => isListening({ host: "127.0.0.1", port }),
  });
}
