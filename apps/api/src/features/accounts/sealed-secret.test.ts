import { expect, it } from "vitest";
import { getCurrentKeyId, seal, unseal } from "./sealed-secret.ts";

const [first, second] = ["the-first-secret-of-this-installation", "the-second-secret-of-this-installation"];
const secret = Buffer.from("twenty bytes of luck");

it("[TRUST-85] a sealed secret is opened with its secret only, the current or a previous one", () => {
  const sealed = seal([first], "ada", secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(unseal([first], "ada", sealed)).toEqual(secret);
  expect(unseal([second, first], "ada", sealed)).toEqual(secret);
  expect(unseal([second], "ada", sealed)).toBeNull();
});

it("[TRUST-85] a sealed secret opens nothing for another person or once a bit has changed", () => {
  const sealed = seal([first], "ada", secret);
  expect(unseal([first], "grace", sealed)).toBeNull();
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(unseal([first], "ada", changed)).toBeNull();
  }
  expect(unseal([first], "ada", Buffer.alloc(0))).toBeNull();
  expect(unseal([first], "ada", sealed.subarray(0, 20))).toBeNull();
});

it("[TRUST-85] two seals of one secret differ, and begin with the current key's id", () => {
  const [one, other] = [seal([second, first], "ada", secret), seal([second, first], "ada", secret)];
  expect(one.equals(other)).toBe(false);
  for (const sealed of [one, other]) expect(sealed.subarray(0, 4)).toEqual(getCurrentKeyId([second]));
});
