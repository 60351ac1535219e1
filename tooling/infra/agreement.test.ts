import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadConfig } from "../../apps/api/src/config/config.ts";
import { risks, secretVariables } from "../../apps/api/src/config/env.ts";
import { readList } from "../../apps/api/src/config/read-list.ts";
import { errorTable } from "../../packages/contract/src/errors.ts";
import { type ComposeService, getAddress, readCompose } from "./compose.ts";
import { kustomizations, readLiterals, readText, root, workloads } from "./manifests.ts";

const containerfile = readText("infra/Containerfile");
const nginx = readText("infra/proxy/nginx.conf");
const installation = parseEnv(readText("infra/.env.example"));
const { services, secrets } = readCompose(installation);
const named = Object.entries(services);
const isProduct = ({ image }: ComposeService) => image.startsWith("fernwell-api:");
const getService = (name: string): ComposeService => {
  const service = services[name];
  if (!service) throw new Error(`there is no service ${name}`);
  return service;
};

/** The variables that the image sets. */
const imageVariables = Object.fromEntries(
  [...containerfile.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm)].map(([, name = "", value]) => [name, value]),
);
const settings = new Map(kustomizations.flatMap((each) => [...readLiterals(each)]));
const knownVariables = new Set([
  ...Object.keys(parseEnv(readText(".env.example"))),
  ...secretVariables.map((name) => `${name}_FILE`),
]);

let secretsDir: string;
beforeAll(() => {
  secretsDir = mkdtempSync(join(tmpdir(), "fernwell-secrets-"));
  execFileSync(join(root, "infra/make-secrets.sh"), ["fernwell.example", secretsDir], {
    env: { ...process.env, SMTP_URL: "smtps://mail.example" },
    stdio: "ignore",
  });
});
afterAll(() => rmSync(secretsDir, { recursive: true }));

describe("the images", () => {
  it("are built on pinned bases, with the versions that the repository uses", () => {
    const pnpmVersion = /^pnpm_version=(.+)$/m.exec(readText("scripts/toolchain.sh"))?.[1];
    expect(containerfile).toContain(`ARG BASE=node:${readText(".node-version").trim()}-bookworm-slim`);
    expect(containerfile).toMatch(/^ARG PROXY_BASE=nginx:\d+\.\d+\.\d+-bookworm$/m);
    expect(containerfile).toContain(`ARG PNPM_VERSION=${pnpmVersion}`);
  });

  it.each(["api", "proxy"])("%s runs without root and without a shell in between", (target) => {
    const stage = readStage(target);
    expect(stage).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(stage).toMatch(/^ENTRYPOINT \["/m);
    expect(stage).toMatch(/^CMD \[/m);
  });

  it("contain no more of the workspace than the API imports", () => {
    const copied = [...readStage("api").matchAll(/^COPY --from=\w+ \/srv\/fernwell\/(\S+)/gm)].map(
      ([, path]) => path,
    );
    const { dependencies } = JSON.parse(readText("apps/api/package.json"));
    const packages = Object.keys(dependencies)
      .filter((name) => name.startsWith("@fernwell/"))
      .map((name) => name.replace("@fernwell/", "packages/"));
    expect(copied.toSorted()).toEqual(
      ["apps/api", "apps/web/build/client", "node_modules", ...packages].toSorted(),
    );
  });

  it("check their health on the port of the health check", () => {
    const port = /127\.0\.0\.1:(\d+)\/readyz/.exec(containerfile)?.[1];
    expect([imageVariables["INTERNAL_PORT"], imageVariables["WORKER_INTERNAL_PORT"]]).toEqual([port, port]);
  });
});

describe("the compose file", () => {
  it.each(named)("runs %s without root, privileges or a writable root, within limits", (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      mem_limit: expect.any(String),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
      logging: { options: { "max-size": expect.any(String), "max-file": expect.any(String) } },
    });
    const isOurs = service.image.startsWith("fernwell-");
    expect(service.user ?? (isOurs ? "the image's" : "root")).not.toMatch(/^(root|0)/);
  });

  it.each(named.filter(([, { image }]) => !image.startsWith("fernwell-")))(
    "pins the image of %s",
    (_, service) => {
      expect(service.image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-bookworm$/);
    },
  );

  it("starts each service after those that it needs are healthy or done", () => {
    const conditions = Object.fromEntries(
      named.map(([name, { depends_on = {} }]) => [
        name,
        Object.entries(depends_on).map(([needed, { condition }]) => `${needed} ${condition}`),
      ]),
    );
    const afterImport = ["import-catalogue service_completed_successfully", "redis service_healthy"];
    expect(conditions).toEqual({
      postgres: [],
      redis: [],
      migrate: ["postgres service_healthy"],
      "import-catalogue": ["migrate service_completed_successfully"],
      "server-1": afterImport,
      "server-2": afterImport,
      worker: afterImport,
      proxy: ["server-1 service_healthy", "server-2 service_healthy"],
      backup: [],
    });
    const awaited = Object.values(conditions)
      .flat()
      .filter((each) => each.endsWith("healthy"));
    for (const name of awaited.map((each) => each.split(" ")[0] ?? "")) {
      const service = getService(name);
      expect(service.healthcheck !== undefined || isProduct(service), name).toBe(true);
    }
  });

  it("declares every secret that a service reads from a file, and gives it to the service", () => {
    for (const [name, { environment = {}, secrets: given = [] }] of named) {
      const read = Object.values(environment).flatMap(
        (value) => /^\/run\/secrets\/(\w+)$/.exec(String(value))?.[1] ?? [],
      );
      expect(given, name).toEqual(expect.arrayContaining(read));
      expect(Object.keys(secrets), name).toEqual(expect.arrayContaining([...given]));
    }
  });

  it("declares the secrets that make-secrets.sh writes, except the key of the backups", () => {
    const written = readdirSync(secretsDir).filter((name) => name !== "backup_key");
    expect(Object.keys(secrets).toSorted()).toEqual(written.toSorted());
    for (const [name, { file }] of Object.entries(secrets)) expect(file).toBe(`./secrets/${name}`);
  });

  it.each(named.filter(([, service]) => isProduct(service)))(
    "gives %s a configuration that loads",
    (_, { environment = {} }) => {
      const config = loadConfig({ ...imageVariables, ...useSecretsOf(secretsDir, environment) });
      expect(config).toMatchObject({
        environment: "production",
        billing: { kind: "demo" },
        http: { host: "0.0.0.0", port: 4000 },
        media: { kind: "built" },
        email: { smtpUrl: "smtps://mail.example" },
      });
    },
  );

  it("[TRUST-55] accepts the risks that it needs and no other, also where it is tried", () => {
    const { environment = {} } = getService("server-1");
    const variables = { ...imageVariables, ...useSecretsOf(secretsDir, environment) };
    const accepted = readList(variables["ACCEPTED_RISKS"]);
    expect(accepted).toEqual(listNeededRisks(variables));

    const tried = { ...variables, SMTP_URL_FILE: "", SMTP_URL: "smtp://192.0.2.1:22025" };
    expect([...accepted, ...findAcceptedRisks("infra/try-compose.sh")]).toEqual(listNeededRisks(tried));
  });
});

it("[TRUST-55] the trial of the images accepts the risks that it needs and no other", () => {
  const script = readText("infra/try-images.sh");
  const find = (pattern: RegExp) => pattern.exec(script)?.[0].replace(/\$.*/, "1") ?? "";
  const variables = {
    ...imageVariables,
    ...installation,
    CODE_SECRET: randomBytes(32).toString("hex"),
    DATABASE_URL: find(/postgres:[^"]+/),
    REDIS_URL: find(/redis:[^"]+/),
    SMTP_URL: find(/smtp:[^ ]+/),
  };
  expect(findAcceptedRisks("infra/try-images.sh")).toEqual(listNeededRisks(variables));
});

describe("the proxy", () => {
  it("passes requests to the two servers, and the servers trust its address", () => {
    const upstream = [...nginx.matchAll(/^ {4}server (\S+) /gm)].map(([, address]) => address);
    const servers = ["server-1", "server-2"].map(getService);
    expect(upstream).toEqual(
      servers.map((server) => `${getAddress(server, "edge")}:${imageVariables["PORT"]}`),
    );
    const proxyAddress = getAddress(getService("proxy"), "edge");
    for (const { environment } of servers) expect(environment?.["TRUSTED_PROXIES"]).toBe(proxyAddress);
  });

  it("listens on the ports that are published", () => {
    const listened = [...nginx.matchAll(/listen (\d+)/g)].map(([, port]) => port);
    const published = getService("proxy").ports?.map((mapping) => mapping.split(":")[1]);
    const exposed = /^EXPOSE (.+)$/m.exec(readStage("proxy"))?.[1]?.split(" ");
    expect([published, exposed]).toEqual([listened, listened]);
  });

  it("reads its certificate from a secret of its service", () => {
    const read = [...nginx.matchAll(/\/run\/secrets\/(\w+);/g)].map(([, name]) => name);
    expect(read).toEqual(getService("proxy").secrets);
  });

  const unencrypted = nginx.slice(nginx.indexOf("listen 8080"), nginx.indexOf("listen 8443"));

  it("has the headers of the servers on everything it responds itself", () => {
    const sentences = [...nginx.matchAll(/location @\w+ \{[^}]*return [^}]*\}/g)].map(([text]) => text);
    expect(sentences).toHaveLength(3);
    for (const text of [...sentences, unencrypted]) expect(text).toContain("include file-headers.conf;");
  });

  it("refuses unencrypted calls, and leads pages to https", () => {
    expect(unencrypted).toMatch(/location \/ \{\s+return 308 https:/);
    expect(unencrypted).toMatch(/location \/api\/ \{\s+return 403;/);
  });

  it.each(["too_many_requests", "busy"] as const)("responds with the contract's %s", (code) => {
    const { status, detail } = errorTable[code];
    expect(nginx).toContain(`return ${status} '${JSON.stringify({ detail, code })}';`);
  });
});

describe("the settings of Kubernetes", () => {
  it("are a configuration that loads", () => {
    expect(loadConfig(inCluster())).toMatchObject({ environment: "production", media: { kind: "built" } });
  });

  it("[TRUST-55] accept no risk", () => {
    expect([...settings.keys()]).not.toContain("ACCEPTED_RISKS");
    expect(listNeededRisks(inCluster())).toEqual([]);
  });

  it("name every secret file like the compose file", () => {
    const files = (variables: readonly (readonly [string, unknown])[]) =>
      variables
        .filter(([name]) => name.endsWith("_FILE"))
        .map(([name, path]) => `${name} ${String(path).split("/").at(-1)}`)
        .toSorted();
    expect(files([...settings])).toEqual(files(Object.entries(getService("server-1").environment ?? {})));
  });

  it("use the images and commands of the compose file", () => {
    const describeContainer = (image: string, command: readonly string[]) =>
      [image.replace(/^(fernwell-\w+):.*/, "$1"), ...command].join(" ");
    const composed = named.map(([, { image, command = [] }]) => describeContainer(image, command));
    const containers = workloads
      .filter(({ title }) => title !== "Pod copy-media" && title !== "CronJob backup")
      .flatMap((workload) => workload.containers);
    expect(containers.length).toBe(4);
    for (const { image = "", args = [] } of containers)
      expect(composed).toContain(describeContainer(image, args));

    const backup = workloads.find(({ title }) => title === "CronJob backup")?.containers[0];
    expect(backup?.image).toBe(getService("backup").image);
    expect(backup?.env?.map(({ name }) => name)).toEqual(Object.keys(getService("backup").environment ?? {}));
  });

  it("open the ports that the image exposes", () => {
    const server = workloads.find(({ title }) => title === "Deployment server")?.containers[0];
    const exposed = /^EXPOSE (.+)$/m.exec(readStage("api"))?.[1];
    expect(server?.ports?.map(({ containerPort }) => containerPort).join(" ")).toBe(exposed);
  });
});

it("no variable is set that the configuration does not know", () => {
  const set = [
    ...Object.keys(imageVariables),
    ...settings.keys(),
    ...named
      .filter(([, service]) => isProduct(service))
      .flatMap(([, { environment = {} }]) => Object.keys(environment)),
  ];
  expect(set.filter((name) => !knownVariables.has(name) && name !== "NODE_ENV")).toEqual([]);
});

/** The lines of a target, up to the next. */
function readStage(target: string): string {
  const [, stage = ""] = containerfile.split(new RegExp(String.raw`^FROM \S+ AS ${target}$`, "m"));
  return stage.split(/^FROM /m)[0] ?? "";
}

/** The settings of Kubernetes with the cluster's own PostgreSQL and Redis, and without Stripe. */
function inCluster(): Record<string, string | undefined> {
  const password = randomBytes(32).toString("hex");
  return {
    ...imageVariables,
    ...useSecretsOf(secretsDir, Object.fromEntries(settings)),
    BILLING: "demo",
    DATABASE_URL_FILE: "",
    DATABASE_URL: `postgres://fernwell:${password}@postgres.example/fernwell?sslmode=verify-full`,
    REDIS_URL_FILE: "",
    REDIS_URL: `rediss://:${password}@redis.example:6379/0`,
  };
}

/** The risks without which production does not start with these variables. */
function listNeededRisks(variables: Readonly<Record<string, string | undefined>>): string[] {
  const names = risks.map(({ name }) => name);
  const starts = (accepted: readonly string[]) => {
    try {
      loadConfig({ ...variables, ACCEPTED_RISKS: accepted.join(",") });
      return true;
    } catch {
      return false;
    }
  };
  expect(starts(names)).toBe(true);
  return names.filter((name) => !starts(names.filter((other) => other !== name)));
}

/** What a script sets `ACCEPTED_RISKS` to. */
function findAcceptedRisks(file: string): string[] {
  return readList(/ACCEPTED_RISKS=([a-z,-]+)/.exec(readText(file))?.[1]);
}

/** The same variables, with the secrets' files where make-secrets.sh wrote them. */
function useSecretsOf(
  dir: string,
  variables: Readonly<Record<string, string | number>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      name.endsWith("_FILE") ? join(dir, String(value).split("/").at(-1) ?? "") : String(value),
    ]),
  );
}
