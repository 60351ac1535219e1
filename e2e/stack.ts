import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createTestDatabase, prepareTemplate } from "@fernwell/api/test/databases.ts";
import { type MailSink, startMailSink } from "@fernwell/api/test/mail-sink.ts";
import { testVariables } from "@fernwell/api/test/test-app.ts";

export interface Stack {
  readonly url: string;
  readonly mail: MailSink;
  /** Everything that server and worker have written so far. */
  readonly output: readonly string[];
  /** Lets time pass for the codes that an address has been mailed. */
  ageCodes(email: string, seconds: number): Promise<void>;
  stop(): Promise<void>;
}

const apiDir = fileURLToPath(new URL("../apps/api/src/", import.meta.url));

/** The product's own build, or the one that also shows the design pieces. */
export type WebBuild = "build" | "build-gallery";

/** The product as it is deployed: the server with the built web app, the worker, a database and a mail server. */
export async function startStack(webBuild: WebBuild = "build"): Promise<Stack> {
  await prepareTemplate();
  const database = await createTestDatabase();
  const mail = await startMailSink();
  const env = {
    ...process.env,
    ...testVariables(database.url, mail.url),
    REDIS_URL: "redis://127.0.0.1:6379/10",
    WEB_DIR: fileURLToPath(new URL(`../apps/web/${webBuild}/client`, import.meta.url)),
    LOG_LEVEL: "info",
  };
  const output: string[] = [];
  const server = await startProcess("server.ts", env, output);
  const worker = await startProcess("worker.ts", env, output);

  return {
    url: `http://127.0.0.1:${server.port}`,
    mail,
    output,
    ageCodes: (email, seconds) =>
      database.query(
        `update email_codes set requested_at = requested_at - make_interval(secs => $2),
          expires_at = expires_at - make_interval(secs => $2) where email = $1`,
        [email, seconds],
      ),
    async stop() {
      await Promise.all([server, worker].map(stopProcess));
      await mail.close();
      await database.drop();
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

async function startProcess(file: string, env: NodeJS.ProcessEnv, output: string[]): Promise<Running> {
  const child = spawn(process.execPath, [apiDir + file], { env, stdio: ["ignore", "pipe", "pipe"] });
  createInterface(child.stderr).on("line", (line) => output.push(line));
  const lines = createInterface(child.stdout);
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(`${file} did not start: ${output.slice(-20).join("\n")}`)));
    lines.on("line", (line) => {
      output.push(line);
      const entry = JSON.parse(line);
      if (String(entry.msg).endsWith("is up")) resolve({ child, port: entry.port });
    });
  });
}

async function stopProcess({ child }: Running): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
