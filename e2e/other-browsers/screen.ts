import { writeFile } from "node:fs/promises";
import { type Driver, maxWindow } from "./driver.ts";
import { isStill, measurePage } from "./in-page.ts";
import { waitFor } from "./wait-for.ts";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
type Size = (typeof sizes)["phone"];

export interface Screen {
  use(device: keyof typeof sizes): Promise<void>;
  /** Checks that the page fits both devices, and takes its picture on both where pictures are wanted. */
  check(name: string): Promise<void>;
}

/** The window of a browser, first that of a desktop. */
export function createScreen(driver: Driver, pictures: string | null): Screen {
  let current = sizes.desktop;

  async function resize({ width, height }: Size): Promise<void> {
    await driver.resize(width, height);
    await waitFor(`a width of ${width} px`, () => driver.evaluate((wanted) => innerWidth === wanted, width));
  }

  async function takeWholePage(size: Size): Promise<Buffer> {
    await waitFor("the page to come to rest", () => driver.evaluate(isStill));
    const { height } = await driver.evaluate(measurePage);
    await resize({ ...size, height: Math.min(Math.max(height, size.height), maxWindow.height) });
    let picture: Buffer = Buffer.alloc(0);
    // WebKit may return what it painted before, so two in a row should agree. Endless animations never do.
    for (let tries = 0; tries < 5; tries += 1) {
      await waitFor("the page to come to rest", () => driver.evaluate(isStill));
      const before = picture;
      picture = await driver.screenshot();
      if (picture.equals(before)) break;
    }
    return picture;
  }

  return {
    async use(device) {
      current = sizes[device];
      await resize(current);
    },
    async check(name) {
      for (const size of Object.values(sizes)) {
        await resize(size);
        const { overflow } = await driver.evaluate(measurePage);
        if (overflow > 0) throw new Error(`${name} is ${overflow} px too wide for ${size.width} px`);
        if (pictures !== null)
          await writeFile(`${pictures}${name}-${size.width}.png`, await takeWholePage(size));
      }
      await resize(current);
    },
  };
}
