import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { makePushKey } from "@fernwell/api/src/config/push-key.ts";
import type { MediaSource } from "@fernwell/api/src/features/catalogue/media.ts";
import { createTestDatabase, prepareMediaTemplate } from "@fernwell/api/test/databases.ts";
import { type MailSink, startMailSink } from "@fernwell/api/test/mail-sink.ts";
import { type PushService, pushVariables, startPushService } from "@fernwell/api/test/push-service.ts";
import { testVariables } from "@fernwell/api/test/test-app.ts";
import { type FakeStripe, startFakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { findFreePort } from "../scripts/processes/reachable.ts";

export interface Stack {
  readonly url: string;
  readonly mail: MailSink;
  /** The fake Stripe, with pages that a browser can pay on, and with controls. */
  readonly stripe: FakeStripe;
  /** Where the worker sends reminders. */
  readonly push: PushService;
  /** Everything that server and worker have logged so far. */
  readonly output: readonly string[];
  /** Ages the codes that were mailed to an address. */
  ageCodes(email: string, seconds: number): Promise<void>;
  /** As if the person had accepted an earlier version of the terms, and the policy that counts. */
  acceptEarlierTerms(email: string): Promise<void>;
  /** As if the time of a reminder had come. */
  sendReminder(email: string, reminder: { readonly kind: string; readonly day: string }): Promise<void>;
  /** Leaves people without a server until it is started again. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  stop(): Promise<void>;
}

const ownRoot = fileURLToPath(new URL("..", import.meta.url));

/** Parts of other releases. */
interface Releases {
  /** The built web app. */
  readonly webDir?: string | undefined;
  /** The repository of server and worker. */
  readonly apiRoot?: string | undefined;
}

/** The product's own build, or the one that also shows the design pieces. */
export type WebBuild = "build" | "build-gallery";

export type Billing = "stripe" | "demo";

/** The media of a folder that `pnpm media` has filled, or none. */
export function builtMedia(dir: string | null): MediaSource {
  return dir === null ? { kind: "none" } : { kind: "built", dir };
}

/** The product as it is deployed: the server with the built web app, the worker, a database and a mail server. */
export async function startStack(
  webBuild: WebBuild = "build",
  /** The pictures and sound whose addresses the catalogue gets. */
  media: MediaSource = { kind: "none" },
  /** Payments with the fake Stripe, or a demo without any. */
  billing: Billing = "stripe",
  { webDir, apiRoot = ownRoot }: Releases = {},
): Promise<Stack> {
  const database = await createTestDatabase(await prepareMediaTemplate(media));
  const mail = await startMailSink();
  const stripe = await startFakeStripe();
  const push = await startPushService();
  // Chosen beforehand, since the provider's pages link back to it.
  const url = `http://127.0.0.1:${await findFreePort()}`;
  stripe.webhooks.deliverTo(`${url}/api/stripe/webhook`);
  const env = {
    ...process.env,
    ...testVariables(database.url, mail.url, billing === "stripe" ? stripe : undefined),
    ...pushVariables(push, makePushKey()),
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    REDIS_URL: "redis://127.0.0.1:6379/10",
    WEB_DIR: webDir ?? join(ownRoot, "apps/web", webBuild, "client"),
    ...(media.kind === "built" && { MEDIA_DIR: media.dir }),
    LOG_LEVEL: "info",
  };
  const output: string[] = [];
  let server = await startProcess(apiRoot, "server.ts", env, output);
  const worker = await startProcess(apiRoot, "worker.ts", env, output);

  return {
    url,
    mail,
    stripe,
    push,
    output,
    ageCodes: (email, seconds) =>
      database.query(
        `update email_codes set requested_at = requested_at - make_interval(secs => $2),
          expires_at = expires_at - make_interval(secs => $2) where email = $1`,
        [email, seconds],
      ),
    acceptEarlierTerms: (email) =>
      database.query(
        `update accepted_documents set version = '2020-01-01' where document = 'terms'
          and user_id = (select user_id from email_directory where email = $1)`,
        [email],
      ),
    sendReminder: (email, { kind, day }) =>
      database.query(
        `select graphile_worker.add_job('reminders.send', json_build_object(
          'userId', user_id, 'kind', $2::text, 'day', $3::text, 'at', $4::text))
        from email_directory where email = $1`,
        [email, kind, day, new Date().toISOString()],
      ),
    stopServer: () => stopProcess(server),
    async startServer() {
      if (server.exitCode !== null) server = await startProcess(apiRoot, "server.ts", env, output);
    },
    async stop() {
      await Promise.all([server, worker].map(stopProcess));
      await stripe.close();
      await push.close();
      await mail.close();
      await database.drop();
    },
  };
}

async function startProcess(
  root: string,
  file: string,
  env: NodeJS.ProcessEnv,
  output: string[],
): Promise<ChildProcess> {
  const ending = join(ownRoot, "e2e/end-with-parent.ts");
  const child = spawn(process.execPath, ["--import", ending, join(root, "apps/api/src", file)], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  createInterface(child.stderr).on("line", (line) => output.push(line));
  const lines = createInterface(child.stdout);
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(`${file} did not start: ${output.slice(-20).join("\n")}`)));
    lines.on("line", (line) => {
      output.push(line);
      const entry = JSON.parse(line);
      if (String(entry.msg).endsWith("is up")) resolve(child);
    });
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
