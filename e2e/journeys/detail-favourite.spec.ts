import { expect, signIn, test } from "../fixtures.ts";

for (const [address, title, list] of [
  ["/meal/scrambled-eggs", "Scrambled Eggs", "/favorites/meals"],
  ["/exercise/incline-push-up", "Incline push-up", "/favorites/exercises"],
  ["/meditation/a-square-of-chalk", "A square of chalk", "/favorites/meditations"],
] as const) {
  test(`[APP-01][OPEN-70][FAV-09] the heart on ${address} adds the item to the favourites`, async ({
    page,
    stack,
  }) => {
    await signIn(page, stack);
    await page.goto(address);
    const heart = page.getByRole("button", { name: /^Favourite: / });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");

    await page.goto(list);
    await expect(page.getByRole("main").getByRole("link", { name: new RegExp(title, "i") })).toBeVisible();
    await page.goto(address);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });
}
