import { loadConfig } from "../apps/api/src/config/config.ts";
import { createMailPage } from "./processes/mail-page.ts";
import { type Command, createProcessGroup, onStopSignal } from "./processes/process-group.ts";
import { findFreePort, waitUntilReady } from "./processes/reachable.ts";
import { loadSettings } from "./processes/settings.ts";

/** Everything at once, each line led by who said it. Ctrl-C ends all. The ports are those of the addresses in `.env`. */
loadSettings();
const { publicUrl, http, internal, email, billing } = loadConfig(process.env);
const mail = await createMailPage(email.smtpUrl);
const mediaPort = await findFreePort(4200);
const env = {
  ...process.env,
  MEDIA_PORT: `${mediaPort}`,
  MEDIA_ORIGIN: `http://127.0.0.1:${mediaPort}`,
  API_ORIGIN: `http://127.0.0.1:${http.port}`,
};

const commands: Record<string, Command> = {
  web: ["pnpm", "--filter", "@fernwell/web", "dev"],
  media: ["node", "studio/assets/src/live/live-media.ts"],
  server: ["node", "--watch", "apps/api/src/server.ts"],
  worker: ["node", "--watch", "apps/api/src/worker.ts"],
  mail: mail.command,
  stripe: ["node", "packages/fake-stripe/src/main.ts"],
  model: ["node", "packages/fake-model/src/main.ts"],
};

const group = createProcessGroup();
onStopSignal(async () => void (await group.stop()));
for (const [name, command] of Object.entries(commands)) {
  const onEnd = (code: number | null) => console.log(`${name.padEnd(7)}│ ended with ${code}`);
  group.start(name, command, { env, isNamed: true, onEnd });
}

const server = `http://127.0.0.1:${internal.serverPort}`;
const worker = `http://127.0.0.1:${internal.workerPort}`;
const media = `${env.MEDIA_ORIGIN}/media/live/manifest.json`;
const urls = [publicUrl.href, media, `${server}/healthz`, `${worker}/healthz`, mail.url];
await Promise.all(urls.map((url) => waitUntilReady(url, group.isStopping)));
if (!group.isStopping()) {
  const { ok: isReady } = await fetch(`${server}/readyz`);
  if (!isReady)
    console.log("\n  The database is older than the code. Run `pnpm run setup`, then start again.");
  const apiUrl = billing.kind === "stripe" ? billing.apiUrl : null;
  const payments = apiUrl ? `\n  payments ${apiUrl.origin}` : "";
  console.log(
    `\n  product  ${publicUrl.origin}\n  mail     ${mail.url}${payments}\n  API      ${publicUrl.origin}/__api\n`,
  );
}
