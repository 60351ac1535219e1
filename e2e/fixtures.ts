import { goodPassword } from "@fernwell/api/test/people.ts";
import { someAddress } from "@fernwell/api/test/test-app.ts";
import { testCards } from "@fernwell/fake-stripe/cards";
import { test as base, expect, type Page, type Request } from "@playwright/test";
import { forgetSpeech } from "./browser.ts";
import { aSession, type Person } from "./people.ts";
import { type Billing, builtMedia, type Stack, startStack, type WebBuild } from "./stack.ts";

export { expect };

export interface StackOptions {
  readonly webBuild: WebBuild;
}

interface WorkerFixtures extends StackOptions {
  /** A folder with built pictures and sound, for a test that needs some. */
  readonly mediaDir: string | null;
  readonly billing: Billing;
  /** The folder of another build, for a test that needs one. */
  readonly webDir: string | undefined;
  /** The repository whose server and worker run, for a test of another release. */
  readonly apiRoot: string | undefined;
  readonly stack: Stack;
}

interface TestFixtures {
  /** Fails the test when a page throws, violates its content policy, or calls any host but the payment provider. */
  readonly watch: undefined;
  /** Off for a test that breaks the content policy on purpose. */
  readonly isWatched: boolean;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  webBuild: ["build", { option: true, scope: "worker" }],
  mediaDir: [null, { option: true, scope: "worker" }],
  billing: ["stripe", { option: true, scope: "worker" }],
  webDir: [undefined, { option: true, scope: "worker" }],
  apiRoot: [undefined, { option: true, scope: "worker" }],
  stack: [
    async ({ webBuild, mediaDir, billing, webDir, apiRoot }, use) => {
      const stack = await startStack(webBuild, builtMedia(mediaDir), billing, { webDir, apiRoot });
      await use(stack);
      await stack.stop();
      expect(findLeaks(stack)).toEqual([]);
    },
    // Starting and stopping the product on a busy machine, which count together, take no time of a test.
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  // Each test is another client behind the load balancer, so tests do not share rate limits.
  extraHTTPHeaders: async ({ baseURL: _ }, use) => use({ "x-forwarded-for": someAddress() }),
  context: async ({ context }, use) => {
    await forgetSpeech(context);
    await use(context);
  },
  isWatched: [true, { option: true }],
  watch: [
    async ({ page, baseURL, stack, isWatched }, use) => {
      const problems = watchPage(page, [baseURL ?? "", stack.url, stack.stripe.url]);
      await use(undefined);
      if (isWatched) expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Returns the server's and worker's log lines that contain an address, password, code, link, token or card number. */
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

export function watchPage(page: Page, origins: readonly string[]): string[] {
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

/** Chromium ignores a pointer's first position, so it moves several times. It ends in a corner, over nothing interactive. */
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

/** Waits until React has shown what the page's clock has set off: it queues its work as messages, which come in order. */
export async function settleRender(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve());
        port1.start();
        port2.postMessage(null);
      }),
  );
}

interface HeldCall {
  readonly request: Promise<Request>;
  release(): void;
}

/** Holds a call back until the test releases it, to check what the screen shows meanwhile. */
export async function holdCall(page: Page, url: string): Promise<HeldCall> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return { request: page.waitForRequest(url), release: () => released.resolve() };
}

/** Signs the browser in as a new person and returns the token. */
export async function signIn(page: Page, stack: Stack): Promise<string> {
  const token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  return token;
}

/** Passes a call to the server and changes the response on its way back. */
export async function alterResponse(
  page: Page,
  url: string,
  changes: Record<string, unknown>,
): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}
