import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const command = fileURLToPath(new URL("try-text.ts", import.meta.url));

async function tryTexts(trials: readonly object[]): Promise<unknown[]> {
  const output = await new Promise<string>((resolve, reject) => {
    const child = execFile(process.execPath, [command], { maxBuffer: 10_000_000 }, (error, stdout) =>
      error === null ? resolve(stdout) : reject(error),
    );
    child.stdin?.end(trials.map((trial) => `${JSON.stringify(trial)}\n`).join("\n"));
  });
  return output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

it("[SAFE-17] prints what each text keeps out, what is asked, and what is servable now and after confirming", async () => {
  const [understood, guessed, unknown, movement] = await tryTexts([
    { kind: "allergy", text: "Erdnüsse" },
    { kind: "allergy", text: "peanutx" },
    { kind: "allergy", text: "zorblax" },
    { kind: "limitation", text: "no burpees" },
  ]);
  expect(understood).toMatchObject({
    kind: "allergy",
    text: "Erdnüsse",
    keepsOut: { classes: ["peanut"] },
    asks: [],
    servable: { now: expect.arrayContaining(["akara-with-tomato-pepper-sauce"]) },
  });
  expect(guessed).toMatchObject({
    keepsOut: { classes: [] },
    asks: [{ word: "peanutx", guess: expect.arrayContaining(["allergen peanut"]) }],
    servable: { now: [], afterConfirming: expect.arrayContaining(["akara-with-tomato-pepper-sauce"]) },
  });
  expect(unknown).toMatchObject({
    asks: [{ word: "zorblax", guess: null }],
    servable: { now: [], afterConfirming: [] },
  });
  expect(movement).toMatchObject({ keepsOut: { exercises: ["burpees"] }, asks: [] });
}, 60_000);
