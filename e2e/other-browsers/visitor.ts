import type { Driver } from "./driver.ts";
import { type Found, findShown, type Role } from "./in-page.ts";
import { createScreen, type Screen } from "./screen.ts";
import { waitFor } from "./wait-for.ts";

/** Text is the whole name. */
type Name = string | RegExp;

const keys = { Enter: "\uE007", Escape: "\uE00C" };

/** A person at a browser, who finds things by their role and name. Every act waits until it is possible. */
export interface Visitor {
  readonly screen: Screen;
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the address has this path. */
  arrive(path: Name): Promise<void>;
  /** Waits until one is shown, and returns the names of all. */
  see(role: Role, name: Name): Promise<readonly string[]>;
  /** Waits until it is ticked or pressed. */
  seeOn(role: Role, name: Name): Promise<void>;
  click(role: Role, name: Name): Promise<void>;
  fill(label: Name, text: string): Promise<void>;
  press(key: keyof typeof keys): Promise<void>;
  /** Waits until the app's service worker serves the page. */
  becomeReadyForOffline(): Promise<void>;
  /** The same person, who looks only into the group, region or dialog of that name. */
  within(name: Name): Visitor;
}

export function createVisitor(driver: Driver, url: string, pictures: string | null): Visitor {
  const screen = createScreen(driver, pictures);
  return createFor(null);

  function createFor(within: Name | null): Visitor {
    async function find(
      role: Role,
      name: Name,
      isGood: (found: Found) => boolean | Promise<boolean>,
    ): Promise<Found> {
      const wanted = { role, name: toPattern(name), within: within === null ? null : toPattern(within) };
      let found: Found = { names: [], first: null };
      await waitFor(`${role} ${name}${within === null ? "" : ` in ${within}`}`, async () => {
        found = await driver.evaluate(findShown, wanted);
        return isGood(found);
      });
      return found;
    }

    /** Waits until it stands still under the pointer: a list may scroll when the pointer comes. */
    async function click(role: Role, name: Name): Promise<void> {
      let pointer: Found["first"] = null;
      await find(role, name, async ({ first }) => {
        if (first?.isReachable !== true) return false;
        if (first.x === pointer?.x && first.y === pointer.y) return true;
        pointer = first;
        await move(driver, first.x, first.y);
        return false;
      });
      await press(driver);
    }

    return {
      screen,
      open: (path) => driver.navigate(url + path),
      reload: async () => driver.navigate(await driver.evaluate(() => location.href)),
      arrive: (path) =>
        waitFor(`the address ${path}`, () =>
          driver.evaluate((pattern) => new RegExp(pattern).test(location.pathname), toPattern(path)),
        ),
      see: async (role, name) => (await find(role, name, ({ first }) => first !== null)).names,
      seeOn: async (role, name) => void (await find(role, name, ({ first }) => first?.isOn === true)),
      click,
      async fill(label, text) {
        // Again where the field moved at the last moment.
        await waitFor(`the focus in ${label}`, async () => {
          await click("field", label);
          return (await find("field", label, () => true)).first?.hasFocus === true;
        });
        await type(driver, [...text]);
      },
      press: (key) => type(driver, [keys[key]]),
      becomeReadyForOffline: () =>
        waitFor("the service worker", () =>
          driver.evaluate(() => navigator.serviceWorker.controller !== null),
        ),
      within: createFor,
    };
  }
}

function toPattern(name: Name): string {
  return name instanceof RegExp ? name.source : `^${name.replaceAll(/[$()*+.?[\]^{|}]/g, "\\$&")}$`;
}

async function move(driver: Driver, x: number, y: number): Promise<void> {
  await driver.perform({ type: "pointer", id: "mouse", actions: [{ type: "pointerMove", x, y }] });
}

async function press(driver: Driver): Promise<void> {
  await driver.perform({
    type: "pointer",
    id: "mouse",
    actions: [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  });
}

async function type(driver: Driver, values: readonly string[]): Promise<void> {
  const actions = values.flatMap((value) => [
    { type: "keyDown", value } as const,
    { type: "keyUp", value } as const,
  ]);
  await driver.perform({ type: "key", id: "keyboard", actions });
}
