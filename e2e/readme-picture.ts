import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCall } from "@fernwell/api/demo/call.ts";
import { createDemoPerson } from "@fernwell/api/demo/create-demo-person.ts";
import { mealAnswers } from "@fernwell/api/demo/demo-person.ts";
import { someEmail } from "@fernwell/api/test/people.ts";
import { paths } from "@fernwell/contract/paths";
import { forgetPhrase, understandText } from "@fernwell/contract/safety";
import { type Browser, chromium as engine, type Locator, type Page } from "@playwright/test";
import { chromium } from "./browser.ts";
import { startLiveMedia } from "./live-media.ts";
import { logIn } from "./people.ts";
import { questionAbout } from "./safety-questions.ts";
import { type Stack, startStack } from "./stack.ts";

/**
 * Takes the picture of the README with the demo person: a text about allergies, what was understood, the list that
 * follows. `pnpm shots:readme`, after `pnpm build`.
 */
const file = fileURLToPath(new URL("../docs/pictures/promise.png", import.meta.url));
const font = new URL("../apps/web/app/fonts/fraunces-latin.woff2", import.meta.url);
const panel = { width: 390, height: 690 };
const misspelt = "chashews";

const stack = await startStack("build", { kind: "live" });
const media = await startLiveMedia();
const browser = await engine.launch(chromium);
try {
  const page = await openAsDemoPerson(stack, browser);
  await compose(browser, await takePanels(page));
} finally {
  await browser.close();
  await media.stop();
  await stack.stop();
}

/** The demo person, with the misspelt word not explained yet. */
async function openAsDemoPerson(stack: Stack, browser: Browser): Promise<Page> {
  // Another address each time, since rate limits outlive a run.
  const token = await logIn(stack, await createDemoPerson(stack, someEmail()));
  const call = createCall(stack.url, token);
  const question = "food_allergies";
  const { understood } = await call(understandText, {
    body: { question, text: mealAnswers.food_allergies.join() },
  });
  for (const { phrase, is_explained } of understood)
    if (is_explained) await call(forgetPhrase, { body: { question, phrase } });

  const context = await browser.newContext({
    baseURL: stack.url,
    // Tall, so that the buttons at the bottom cover nothing.
    viewport: { width: panel.width, height: 1600 },
    reducedMotion: "reduce",
  });
  await media.serve(context);
  await context.addInitScript((value) => localStorage.setItem("token", value), token);
  return context.newPage();
}

async function takePanels(page: Page): Promise<Panel[]> {
  await page.goto(paths.editAllergyPreferences);
  const top = page.getByText("Do you have any food allergies?");
  const question = questionAbout(page, misspelt);
  await question.waitFor();
  const asked = await takePanel(page, top);
  await question.getByRole("button").first().click();
  await question.waitFor({ state: "detached" });
  const understood = await takePanel(page, top);

  await page.goto(paths.recommendations("meals"));
  await page.getByRole("button", { name: /hidden/ }).waitFor();
  await page.waitForFunction(() => [...document.images].slice(0, 4).every((each) => each.naturalWidth > 0));
  return [
    { caption: "Write it in your own words.", picture: asked },
    { caption: "See what was understood.", picture: understood },
    {
      caption: "Get only what suits you.",
      picture: await takePanel(page, page.getByRole("heading", { level: 1 })),
    },
  ];
}

interface Panel {
  readonly caption: string;
  readonly picture: Buffer;
}

/** The part of the page that starts at an element. */
async function takePanel(page: Page, top: Locator): Promise<Buffer> {
  const box = await top.boundingBox();
  const clip = { x: 0, y: (box?.y ?? 0) - 24, ...panel };
  return page.screenshot({ clip, animations: "disabled" });
}

async function compose(browser: Browser, panels: readonly Panel[]): Promise<void> {
  const typeface = (await readFile(font)).toString("base64");
  const figures = panels.map(
    ({ caption, picture }, place) =>
      `<figure><figcaption>${place + 1}. ${caption}</figcaption><img src="data:image/png;base64,${picture.toString("base64")}"></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 3 * panel.width + 128, height: 800 } });
  await page.setContent(`<style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${typeface}) }
    body { margin: 0; padding: 32px; display: flex; gap: 32px; background: #e9efe6; color: #16281f }
    figure { margin: 0 }
    figcaption { margin-bottom: 16px; font: 600 24px Fraunces, serif }
    img { display: block; border-radius: 20px; box-shadow: 0 1px 3px #16281f33 }</style>${figures.join("")}`);
  await page.screenshot({ path: file, fullPage: true });
}
