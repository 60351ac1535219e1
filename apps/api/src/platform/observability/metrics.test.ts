import type { Server } from "node:http";
import { forgetPassword, login, resetPasswordByLink, signup } from "@fernwell/contract/accounts";
import { buildPlan } from "@fernwell/contract/plan-builder";
import { saveExtraIngredients, savePlan } from "@fernwell/contract/plans";
import { recommendMeals } from "@fernwell/contract/recommendations";
import { type FakeModel, startFakeModel } from "@fernwell/fake-model/start-fake-model";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aNewcomer, aReset, aUser, signUpBody, someEmail } from "../../../test/people.ts";
import { readSeries, type Scrape, scrapeFigures } from "../../../test/scrape.ts";
import { startTestApp, type TestApp, testVariables } from "../../../test/test-app.ts";
import { loadConfig } from "../../config/config.ts";
import { type Composition, compose } from "../../deps.ts";
import { createInternalServer } from "../http/internal-server.ts";
import { closeServer, listen } from "../lifecycle.ts";

let model: FakeModel;
let app: TestApp;
let internal: Internal;
beforeAll(async () => {
  model = await startFakeModel();
  app = await startTestApp({}, { model });
  internal = await serveInternally(app.composition);
});
afterAll(async () => {
  await internal.close();
  await app.close();
  await model.close();
});

interface Internal {
  readonly server: Server;
  scrape(): Promise<Scrape>;
  close(): Promise<void>;
}

async function serveInternally({ deps: { metrics } }: Composition): Promise<Internal> {
  const server = createInternalServer({ metrics, isReady: async () => true });
  const port = await listen(server, 0, "127.0.0.1");
  return {
    server,
    scrape: () => scrapeFigures(`http://127.0.0.1:${port}`),
    close: () => closeServer(server),
  };
}

/** By how much the figure grew while the work was done. */
async function measure(
  work: () => Promise<unknown>,
  ...figures: [name: string, labels?: Readonly<Record<string, string>>][]
): Promise<number[]> {
  await waitForJobs();
  const before = await internal.scrape();
  await work();
  await waitForJobs();
  const after = await internal.scrape();
  return figures.map(([name, labels]) => (after.find(name, labels) ?? 0) - (before.find(name, labels) ?? 0));
}

const firstPage = { query: { page: 1, page_size: 5 } };
const plan = { item_name: "personal_meal_plan", item_id: "chickpea-scramble", plan_name: "My week" } as const;

describe("the figures", () => {
  it("[START-50] count requests and their time by route and status", async () => {
    const { token } = await aUser(app);
    const labels = { method: "GET", route: "/api/recommend-meals" };
    const [served, seconds, refused] = await measure(
      async () => {
        await app.call(recommendMeals, firstPage, { token });
        await app.call(recommendMeals, firstPage, { token });
        await app.call(recommendMeals, firstPage, { token: "of-no-session" });
      },
      ["http_request_seconds_count", { ...labels, status: "200" }],
      ["http_request_seconds_sum", { ...labels, status: "200" }],
      ["http_request_seconds_count", { ...labels, status: "401" }],
    );
    expect([served, refused]).toEqual([2, 1]);
    expect(seconds).toBeGreaterThan(0);
  });

  it("[START-50] count what the gate hides, and pages that wait for an answer, by kind", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "milk" } });
    const { token: waiting } = await aUserWhoAnswered(app, { meals: { allergies: "zorblax" } });
    const shown = (await app.call(recommendMeals, firstPage, { token })).body.metadata.hidden.total;
    const all = (await app.call(recommendMeals, firstPage, { token: waiting })).body.metadata.hidden.total;
    expect(shown).toBeGreaterThan(0);
    const grown = await measure(
      async () => {
        await app.call(recommendMeals, firstPage, { token });
        await app.call(recommendMeals, firstPage, { token: waiting });
      },
      ["gate_hidden_items_total", { kind: "meal" }],
      ["gate_blocked_pages_total", { kind: "meal" }],
      ["gate_hidden_items_total", { kind: "exercise" }],
    );
    expect(grown).toEqual([shown + all, 1, 0]);
  });

  it("[TRUST-94] count logins by outcome, and password resets", async () => {
    const { email, password, cookie } = await aUser(app);
    const logIn = (word: string, from: string) =>
      app.call(login, { body: { email, password: word } }, { from, cookie });
    const newcomer = await aNewcomer(app);
    const outcomes = ["succeeded", "wrong", "refused", "unverified", "failed"];
    const grown = await measure(
      async () => {
        await logIn(password, "192.0.2.1");
        for (let tries = 0; tries < 6; tries += 1) await logIn("Wrong-Garden", "192.0.2.1");
        await app.call(login, { body: { email: someEmail(), password } });
        await app.call(login, { body: newcomer }, { cookie: newcomer.cookie });
        const { token } = await aReset(app, email);
        const body = { new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };
        await app.call(resetPasswordByLink, { params: { token }, body });
        await app.call(resetPasswordByLink, { params: { token }, body });
        await app.call(forgetPassword, { body: { email: someEmail() } });
      },
      ...outcomes.map((outcome): [string, { outcome: string }] => ["logins_total", { outcome }]),
      ["password_resets_total", { step: "requested" }],
      ["password_resets_total", { step: "done" }],
    );
    expect(grown).toEqual([1, 6, 1, 1, 0, 2, 1]);
  });

  it("[TRUST-94] count mails that a limit holds back, by template", async () => {
    const email = someEmail();
    const grown = await measure(
      async () => {
        for (let network = 0; network < 5; network += 1) {
          await app.call(signup, { body: signUpBody({ email }) }, { from: `198.51.${network}.1` });
        }
      },
      ["mails_total", { template: "verificationCode", outcome: "suppressed" }],
      ["mails_total", { template: "passwordReset", outcome: "suppressed" }],
    );
    expect(grown).toEqual([2, 0]);
  });

  it("[TRUST-94] count requests that are refused because the gate failed, by kind", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "milk" } });
    // Only a bug or a damaged row makes the gate fail.
    await sql`update preferences set answers = '{}' where user_id = (select user_id from sessions
      order by created_at desc limit 1)`.execute(app.composition.deps.db);
    const statuses: number[] = [];
    const grown = await measure(
      async () => {
        statuses.push((await app.call(recommendMeals, firstPage, { token })).status);
      },
      ["gate_errors_total", { kind: "meal" }],
      ["gate_errors_total", { kind: "exercise" }],
    );
    expect([statuses, grown]).toEqual([[500], [1, 0]]);
  });

  it("[START-50] count lists that two devices changed, and no others", async () => {
    const { token } = await aUser(app);
    const { id: plan_id } = (await app.call(savePlan, { query: plan }, { token })).body;
    const tick = (ingredient_names: string[], known_ingredient_names: string[]) =>
      app.call(
        savePlan,
        { query: { ...plan, plan_id, ingredient_names, known_ingredient_names } },
        { token },
      );
    const addExtra = (extra_ingredients: string[], known_extra_ingredients: string[]) => {
      const query = { item_name: plan.item_name, plan_id, extra_ingredients, known_extra_ingredients };
      return app.call(saveExtraIngredients, { query }, { token });
    };
    const lists = ["items", "ticks", "extras"].map((list): [string, { list: string }] => [
      "sync_conflicts_total",
      { list },
    ]);
    const alone = async () => {
      await tick(["salt"], [""]);
      await addExtra(["tea"], [""]);
    };
    expect(await measure(alone, ...lists)).toEqual([0, 0, 0]);
    const onAnotherDevice = async () => {
      await tick(["pepper"], [""]);
      await addExtra(["milk"], [""]);
    };
    expect(await measure(onAnotherDevice, ...lists)).toEqual([0, 1, 1]);
  });

  it("[START-50] count mails sent and failed by template, and jobs by outcome", async () => {
    const { email } = signUpBody();
    app.mail.refuseNext(1, email);
    const grown = await measure(
      async () => {
        await app.call(signup, { body: signUpBody({ email }) });
        await app.mail.take(email);
      },
      ["mails_total", { template: "verificationCode", outcome: "sent" }],
      ["mails_total", { template: "verificationCode", outcome: "failed" }],
      ["jobs_total", { job: "accounts.handle-sign-up", outcome: "done" }],
      ["jobs_total", { job: "accounts.handle-sign-up", outcome: "failed" }],
    );
    expect(grown).toEqual([1, 1, 1, 1]);
  });

  it("[START-50] count model calls by outcome, with their time, tokens and cost", async () => {
    const { token } = await aUser(app);
    const query = { plan_type: "meal", use_llm: "true" } as const;
    const build = () => app.call(buildPlan, { query, body: { prompt: "3 dinners" } }, { token });
    const [chosen, seconds, nonsense, received = 0, sent = 0, cost] = await measure(
      async () => {
        await build();
        model.behave("chatty");
        await build();
        model.behave("good");
      },
      ["model_call_seconds_count", { outcome: "chosen" }],
      ["model_call_seconds_sum", { outcome: "chosen" }],
      ["model_call_seconds_count", { outcome: "nonsense" }],
      ["model_tokens_total", { direction: "output" }],
      ["model_tokens_total", { direction: "input" }],
      ["model_cost_total"],
    );
    expect([chosen, nonsense]).toEqual([1, 1]);
    expect(seconds).toBeGreaterThan(0);
    expect(Math.min(received, sent)).toBeGreaterThan(0);
    expect(cost).toBeCloseTo((3 * sent + 15 * received) / 1_000_000, 12);
  });

  it("[START-50] say how the pool, the database and Redis are", async () => {
    const [waits] = await measure(() => aUser(app), ["database_wait_seconds_count"]);
    expect(waits).toBeGreaterThan(5);
    const scrape = await internal.scrape();
    expect([scrape.find("database_up"), scrape.find("redis_up")]).toEqual([1, 1]);
    expect(scrape.find("database_connections", { state: "open" })).toBeGreaterThan(0);
    expect(scrape.find("database_connections", { state: "waiting" })).toBe(0);
  });

  it("[START-50] say how many jobs wait, for how long, and how many were given up", async () => {
    await waitForJobs();
    await app.stopWorker();
    const { email } = signUpBody();
    await app.call(signup, { body: signUpBody({ email }) });
    const db = app.composition.deps.db;
    await sql`update graphile_worker._private_jobs set run_at = run_at - interval '90 seconds'`.execute(db);
    const waiting = await internal.scrape();
    expect([waiting.find("jobs_waiting"), waiting.find("jobs_given_up")]).toEqual([1, 0]);
    expect(waiting.find("jobs_oldest_seconds")).toBeGreaterThanOrEqual(90);
    expect(waiting.find("jobs_oldest_seconds")).toBeLessThan(200);

    await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(db);
    const givenUp = await internal.scrape();
    expect([givenUp.find("jobs_waiting"), givenUp.find("jobs_given_up")]).toEqual([0, 1]);
    expect(givenUp.find("jobs_oldest_seconds")).toBe(0);

    await sql`update graphile_worker._private_jobs set attempts = 0`.execute(db);
    await app.startWorker();
    await app.mail.take(email);
  });

  it("[START-51] have labels from closed lists only", async () => {
    const routes = app.router.routes.map(({ endpoint }) => `/api${endpoint.path}`);
    const series = readSeries((await internal.scrape()).text).filter(
      ({ name }) => !/^(process|nodejs)_/.test(name),
    );
    const valuesOf = (label: string) => new Set(series.flatMap(({ labels }) => labels[label] ?? []));
    expect([...new Set(series.flatMap(({ labels }) => Object.keys(labels)))].toSorted()).toEqual(
      [
        "direction",
        "job",
        "kind",
        "le",
        "list",
        "method",
        "outcome",
        "route",
        "state",
        "status",
        "step",
        "template",
      ].toSorted(),
    );
    expect([...valuesOf("route")].filter((route) => !routes.includes(route))).toEqual([]);
    expect([...valuesOf("kind")]).toEqual(["meal", "exercise", "meditation"]);
    expect(
      [...valuesOf("job")].filter(
        (job) => !/^(accounts|billing|calendar|catalogue|privacy|reminders|security-log)\.[a-z-]+$/.test(job),
      ),
    ).toEqual([]);
    expect(
      [...valuesOf("template")].filter((template) => !/^[a-z]+[A-Z][A-Za-z]+$|^welcome$/.test(template)),
    ).toEqual([]);
    expect([...valuesOf("status")].filter((status) => !/^[2-5]\d\d$/.test(status))).toEqual([]);
  });
});

it("[START-52] the figures are served while the database and Redis are down, and say so", async () => {
  const variables = testVariables("postgres://postgres@127.0.0.1:1/nowhere", "smtp://127.0.0.1:1");
  const config = loadConfig({ ...variables, REDIS_URL: "redis://127.0.0.1:1", LOG_LEVEL: "silent" });
  const composition = compose(config, { process: "server" });
  const down = await serveInternally(composition);
  const scrape = await down.scrape();
  expect([scrape.find("database_up"), scrape.find("redis_up")]).toEqual([0, 0]);
  expect(["jobs_waiting", "jobs_oldest_seconds", "jobs_given_up"].map((name) => scrape.find(name))).toEqual([
    null,
    null,
    null,
  ]);
  await down.close();
  await composition.close();
});

/** What another test has queued would be counted too. */
async function waitForJobs(): Promise<void> {
  await expect.poll(countJobs).toBe(0);
}

async function countJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs`.execute(app.composition.deps.db);
  return rows[0]?.count ?? 0;
}
