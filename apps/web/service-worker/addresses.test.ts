import { expect, test } from "vitest";
import { createAddressTest } from "./addresses.ts";

const isAddress = createAddressTest(["/today", "/cook/:mealId", "/rest/:id?", "/createNewPass/*"]);

test.each(["/today", "/today/", "/cook/dal", "/rest", "/rest/rain", "/createNewPass", "/createNewPass/a/b"])(
  "[PHONE-10] %s is an address of the app",
  (path) => expect(isAddress(path)).toBe(true),
);

test.each(["/", "/todayish", "/cook", "/cook/dal/more", "/rest/rain/more", "/about"])(
  "[PHONE-10] %s is none",
  (path) => expect(isAddress(path)).toBe(false),
);
