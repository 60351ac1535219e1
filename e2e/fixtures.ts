import { goodPassword } from "@fernwell/api/test/people.ts";
import { someAddress } from "@fernwell/api/test/test-app.ts";
import { testCards } from "@fernwell/fake-stripe/cards";
import { test as base, expect, type Page, type Request } from "@playwright/test";
import { aSession, type Person } from "./people.ts";
import { type Billing, type Stack, startStack, type WebBuild } from "./stack.ts";

export { expect };

export interface StackOptions {
  readonly webBuild: WebBuild;
}

interface WorkerFixtures extends StackOptions {
  /** A folder with built pictures and sound, for a test that needs some. */
  readonly mediaDir: string | null;
  readonly billing: Billing;
  readonly stack: Stack;
}

interface TestFixtures {
  /** Fails the test when a page breaks, breaks its content policy, or asks anybody but the payment provider for anything. */
  readonly watch: undefined;
  /** Off for a test that breaks the content policy on purpose. */
  readonly isWatched: boolean;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  webBuild: ["build", { option: true, scope: "worker" }],
  mediaDir: [null, { option: true, scope: "worker" }],
  billing: ["stripe", { option: true, scope: "worker" }],
  stack: [
    async ({ webBuild, mediaDir, billing }, use) => {
      const stack = await startStack(webBuild, mediaDir, billing);
      await use(stack);
      await stack.stop();
      expect(findLeaks(stack)).toEqual([]);
    },
    // A busy machine takes its time to start the product; that is not the first test's own.
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  // Each test is another client behind the load balancer, so that one's limits are not another's.
  extraHTTPHeaders: async ({ baseURL: _ }, use) => use({ "x-forwarded-for": someAddress() }),
  isWatched: [true, { option: true }],
  watch: [
    async ({ page, stack, isWatched }, use) => {
      const problems = watchPage(page, [stack.url, stack.stripe.url]);
      await use(undefined);
      if (isWatched) expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Lines of the server's or the worker's output that hold a person's address, a password, a code, a link, a token or a card. */
function findLeaks({ output, mail, stripe }: Stack): string[] {
  const mailed = mail.received.flatMap(({ text }) => [
    ...[...text.matchAll(/code: (\d{6})$/gm)].map(([, code]) => `"${code}"`),
    ...[...text.matchAll(/createNewPass\/([\w-]+)/g)].map(([, token]) => token ?? ""),
  ]);
  const cards = Object.values(testCards).flatMap((card) => [card, card.replaceAll(" ", "")]);
  const secrets = [
    "people.example",
    goodPassword,
    stripe.secretKey,
    stripe.webhookSecret,
    ...cards,
    ...mailed,
  ];
  const isToken = /(?<![\w-])[\w-]{64}(?![\w-])/;
  return output.filter((line) => isToken.test(line) || secrets.some((secret) => line.includes(secret)));
}

function watchPage(page: Page, origins: readonly string[]): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    const isPolicy =
      /Content Security Policy|Refused to|TrustedHTML|Trusted Type|Hydration|did not match/i.test(
        message.text(),
      );
    if (isPolicy) problems.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const isOwn = origins.includes(new URL(request.url()).origin) || /^(data|blob):/.test(request.url());
    if (!isOwn) problems.push(`request to ${request.url()}`);
  });
  return problems;
}

/** Chromium reports no movement for the first position of a pointer, so it takes several. It ends in a corner, over nothing that reacts to it. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(4, 4, { steps: 4 });
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await page.getByLabel("I accept the").check();
}

export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

interface HeldAnswer {
  readonly request: Promise<Request>;
  release(): void;
}

/** Lets a call reach the server only when the test says so, to look at what the screen shows meanwhile. */
export async function holdAnswer(page: Page, url: string): Promise<HeldAnswer> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return { request: page.waitForRequest(url), release: () => released.resolve() };
}

/** Gives the browser a session of a new person, and answers its token. */
export async function signIn(page: Page, stack: Stack): Promise<string> {
  const token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  return token;
}

/** Lets the server answer, and changes what it said on the way. */
export async function alterAnswer(page: Page, url: string, changes: Record<string, unknown>): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}
