import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, loadConfig } from "../apps/api/src/config/config.ts";
import { createMailPage, smtpPlace } from "./processes/mail-page.ts";
import { type Command, createProcessGroup, onStopSignal } from "./processes/process-group.ts";
import { isListening, isLoopback, placeIn, requireReachable, waitUntilReady } from "./processes/reachable.ts";
import { loadSettings } from "./processes/settings.ts";
import { chooseStartSettings } from "./processes/start-settings.ts";

/** Runs server and worker on this machine as in production. Makes what is missing first. Ctrl-C ends both. */
const root = join(import.meta.dirname, "..");
const folders = { web: join(root, "apps/web/build/client"), media: join(root, "media") };
const group = createProcessGroup();
onStopSignal(() => stop(0));

try {
  await start();
} catch (error) {
  if (!group.isStopping()) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  loadSettings();
  const { variables, isTrial } = chooseStartSettings(process.env, folders);
  const config = loadConfig(variables);
  await requireReachable("PostgreSQL", "DATABASE_URL", placeIn(new URL(config.database.url), 5432));
  await requireReachable("Redis", "REDIS_URL", placeIn(new URL(config.redis.url), 6379));

  await makeWeb(config);
  await makeMedia(config);
  const env = { ...process.env, ...variables };
  await group.run(["node", "apps/api/src/cli.ts", "migrate"], { ...env, LOG_LEVEL: "warn" });
  await group.run(["node", "apps/api/src/cli.ts", "catalogue", "import"], env);

  const mail = await openMail(config, isTrial);
  startEssential("server", ["node", "apps/api/src/server.ts"], env);
  startEssential("worker", ["node", "apps/api/src/worker.ts"], env);
  const { serverPort, workerPort } = config.internal;
  for (const port of [serverPort, workerPort]) {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, group.isStopping);
  }
  if (!group.isStopping()) console.log(describe(config, mail, isTrial));
}

/** A folder that was given is used as it is. */
async function makeWeb({ http, publicUrl }: Config): Promise<void> {
  if (http.webDir !== folders.web) return;
  await group.run(["node", "studio/assets/src/write-site-pictures.ts"]);
  await group.run(["pnpm", "--silent", "--filter", "@fernwell/web", "build:outdated"], {
    ...process.env,
    PUBLIC_URL: publicUrl.origin,
  });
}

async function makeMedia({ media }: Config): Promise<void> {
  if (media.kind !== "built") return;
  if (media.dir === folders.media) {
    await group.run(["node", "studio/assets/src/build-media.ts", "--drawings"]);
  } else if (!existsSync(join(media.dir, "manifest.json"))) {
    throw new Error(`MEDIA_DIR: run \`pnpm media --dir ${media.dir}\`, or leave it empty in .env`);
  }
}

/** A trial without a mail server shows mail on a page. Returns where mail goes. */
async function openMail({ email }: Config, isTrial: boolean): Promise<string> {
  const place = smtpPlace(email.smtpUrl);
  const at = `${place.host}:${place.port}`;
  if (await isListening(place)) return `sent by ${at}`;
  if (!isTrial || !isLoopback(place.host)) return `waiting: nothing answers at ${at} (SMTP_URL)`;

  const { url, command } = await createMailPage(email.smtpUrl);
  group.start("mail", command, { isNamed: true });
  await waitUntilReady(url, group.isStopping);
  return `not sent, but shown at ${url}`;
}

function startEssential(name: string, command: Command, env: NodeJS.ProcessEnv): void {
  group.start(name, command, {
    env,
    onEnd: (code) => {
      console.error(`\nThe ${name} ended with ${code}. Stopping the rest.`);
      void stop(1);
    },
  });
}

async function stop(code: number): Promise<void> {
  const failed = await group.stop();
  if (failed.length > 0) console.error(`These did not stop cleanly: ${failed.join(", ")}.`);
  process.exit(failed.length > 0 ? 1 : code);
}

function describe({ publicUrl, billing, model, media }: Config, mail: string, isTrial: boolean): string {
  const lines = [
    ["product", publicUrl.origin],
    ["mail", mail],
    [
      "payments",
      billing.kind === "demo" ? "a demo, nobody is charged (STRIPE_ variables)" : "taken by Stripe",
    ],
    ["plans", model === null ? "made by rules (MODEL_ variables)" : `made with ${model.name}`],
    ...(hasDrawingsOnly(media)
      ? [["pictures", "drawn; `pnpm media` makes smaller files, clips and sound"]]
      : []),
    ...(isTrial ? [["for", "this machine only; set PUBLIC_URL to an https address for production"]] : []),
  ];
  return `\n${lines.map(([name = "", text]) => `  ${name.padEnd(9)}${text}`).join("\n")}\n`;
}

function hasDrawingsOnly(media: Config["media"]): boolean {
  if (media.kind !== "built") return false;
  const manifest: Record<string, { isDrawn?: true }> = JSON.parse(
    readFileSync(join(media.dir, "manifest.json"), "utf8"),
  );
  return Object.values(manifest).some(({ isDrawn }) => isDrawn);
}
