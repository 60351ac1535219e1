import { describe, expect, it } from "vitest";
import { findCheckoutTarget } from "./checkout-target.ts";

const live = { protocol: "https:", hostname: "fernwell.example" };
const local = { protocol: "http:", hostname: "127.0.0.1" };

describe("where a checkout leads", () => {
  it("[SUB-11] [API-17] is the payment provider's page over HTTPS", () => {
    const url = "https://checkout.stripe.com/c/pay/cs_1#fid";
    expect(findCheckoutTarget(url, live)).toEqual({ kind: "outside", url });
  });

  it("[OPEN-36] is a path of the product in demo billing", () => {
    const path = "/subscription?demo=Annual";
    expect(findCheckoutTarget(path, live)).toEqual({ kind: "inside", path });
  });

  it("is a fake provider on this machine if the page comes from this machine too", () => {
    const url = "http://127.0.0.1:4300/c/pay/cs_1";
    expect(findCheckoutTarget(url, local)).toEqual({ kind: "outside", url });
    expect(findCheckoutTarget(url, { protocol: "http:", hostname: "localhost" })).not.toBeNull();
    expect(findCheckoutTarget(url, live)).toBeNull();
    expect(findCheckoutTarget(url, { protocol: "http:", hostname: "fernwell.example" })).toBeNull();
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,hello",
    "http://checkout.stripe.com/c/pay/cs_1",
    "http://127.0.0.1.evil.example/",
    "//evil.example/pay",
    "/\\evil.example",
    "checkout.stripe.com",
    "",
  ])("is nowhere for %j", (url) => {
    expect(findCheckoutTarget(url, local)).toBeNull();
    expect(findCheckoutTarget(url, live)).toBeNull();
  });
});
