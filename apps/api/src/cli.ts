import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { type Config, loadConfig } from "./config/config.ts";
import { makePushKey } from "./config/push-key.ts";
import { importReviewedCatalogue } from "./features/catalogue/catalogue.service.ts";
import { recordBounces } from "./features/mail/mail.service.ts";
import { eraseAgain } from "./features/privacy/privacy.service.ts";
import { createDatabase } from "./platform/db/create-database.ts";
import { type Database, openDatabase } from "./platform/db/db.ts";
import { migrate } from "./platform/db/migrate.ts";
import { createLogger } from "./platform/observability/logger.ts";
import { createProgress } from "./platform/terminal-progress.ts";

const commands: Record<string, () => Promise<void>> = {
  "create-database": async () => {
    const isNew = await createDatabase(loadConfig(process.env).database.url);
    process.stdout.write(isNew ? "database created\n" : "database already exists\n");
  },
  migrate: async () => {
    const config = loadConfig(process.env);
    const logger = createLogger({ level: config.logLevel, process: "cli" });
    await migrate(config.database.url, (line) => logger.info(line));
    logger.info("schema is up to date");
  },
  "catalogue import": async () => {
    const config = loadConfig(process.env);
    const { db, close } = openOwnDatabase(config);
    const showProgress = createProgress(process.stdout, "items");
    const { versionId, result } = await importReviewedCatalogue({ db }, config.media, ({ done, total }) =>
      showProgress(done, total),
    ).finally(close);
    process.stdout.write(`catalogue ${versionId}: ${result}\n`);
  },
  "erase-again": async () => {
    const config = loadConfig(process.env);
    const { db, close } = openOwnDatabase(config);
    const count = await eraseAgain({ db, config }, await text(process.stdin)).finally(close);
    process.stdout.write(`closed ${count} restored accounts; the worker will erase them\n`);
  },
  "mail bounced": async () => {
    const { db, close } = openOwnDatabase(loadConfig(process.env));
    const { given, recorded } = await recordBounces({ db }, await text(process.stdin)).finally(close);
    process.stdout.write(
      `${recorded} of ${given} addresses have an account; only essential mails go to them\n`,
    );
  },
  "push key": async () => {
    process.stdout.write(`${makePushKey()}\n`);
  },
};

function openOwnDatabase(config: Config): Database {
  const logger = createLogger({ level: config.logLevel, process: "cli" });
  return openDatabase({ url: config.database.url, poolSize: 2, applicationName: "fernwell-cli", logger });
}

const { positionals } = parseArgs({ allowPositionals: true });
const command = commands[positionals.join(" ")];
if (!command) throw new Error(`usage: cli.ts ${Object.keys(commands).join(" | ")}`);
await command();
