import { parseArgs } from "node:util";
import { loadConfig } from "./config/config.ts";
import { createDatabase } from "./platform/db/create-database.ts";
import { migrate } from "./platform/db/migrate.ts";
import { createLogger } from "./platform/observability/logger.ts";

const commands: Record<string, () => Promise<void>> = {
  "create-database": async () => {
    const isNew = await createDatabase(loadConfig(process.env).database.url);
    process.stdout.write(isNew ? "made the database\n" : "the database is there\n");
  },
  migrate: async () => {
    const config = loadConfig(process.env);
    const logger = createLogger({ level: config.logLevel, process: "cli" });
    await migrate(config.database.url, (line) => logger.info(line));
    logger.info("the schema is current");
  },
};

const { positionals } = parseArgs({ allowPositionals: true });
const command = commands[positionals[0] ?? ""];
if (!command) throw new Error(`usage: cli.ts ${Object.keys(commands).join(" | ")}`);
await command();
