import { afterEach, beforeEach, expect, test } from "vitest";
import { writeSchemeScript } from "../../scripts/start-scheme.ts";
import { showScheme } from "./show-scheme.ts";

beforeEach(() => {
  document.head.innerHTML = ["light", "dark"]
    .map((scheme) => `<meta data-frame="${scheme}" media="(prefers-color-scheme: ${scheme})">`)
    .join("");
});
afterEach(() => showScheme(null));

test("[PHONE-50] a chosen scheme counts for the page and the browser's frame, until the system decides again", () => {
  showScheme("dark");
  expect(document.documentElement.dataset["scheme"]).toBe("dark");
  expect(listFrames()).toEqual(["not all", "all"]);

  showScheme("light");
  expect(document.documentElement.dataset["scheme"]).toBe("light");
  expect(listFrames()).toEqual(["all", "not all"]);

  showScheme(null);
  expect(document.documentElement.dataset["scheme"]).toBeUndefined();
  expect(listFrames()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
});

test.each([
  ["dark", "dark"],
  ["light", "light"],
  ["blue", undefined],
  [null, undefined],
])("[PHONE-50] the script in the head of a page shows the stored scheme: %s", (stored, shown) => {
  if (stored !== null) localStorage.setItem("scheme", stored);
  runAsText(writeSchemeScript());
  expect(document.documentElement.dataset["scheme"]).toBe(shown);
});

function runAsText(script: string): void {
  const element = document.createElement("script");
  element.textContent = script;
  document.head.append(element);
}

function listFrames(): string[] {
  return [...document.querySelectorAll<HTMLMetaElement>("meta[data-frame]")].map(({ media }) => media);
}
