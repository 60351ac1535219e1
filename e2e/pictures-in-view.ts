import type { Page } from "@playwright/test";

/** Waits until the page shows pictures and every one in view is loaded. */
export async function waitForPicturesInView(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
    return inView.length > 0 && inView.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
}
