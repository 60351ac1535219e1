import { type SecurityEvent, securityEventKinds } from "@fernwell/contract/security-log";
import { describe, expect, it } from "vitest";
import { describeSecurityEvent } from "./describe-security-event.ts";

const loggedIn: SecurityEvent = {
  id: "0199a8a5-0000-7000-8000-000000000000",
  kind: "logged_in",
  occurred_at: "2026-11-16T10:30:00.000Z",
  device: "Chrome on Windows",
  network: "203.0.113.x",
};

describe("a security event", () => {
  it.each<[Partial<SecurityEvent>, string]>([
    [{}, "Logged in on Chrome on Windows, from the network 203.0.113.x"],
    [
      { device: "An unrecognised device" },
      "Logged in on an unrecognised device, from the network 203.0.113.x",
    ],
    [{ network: null }, "Logged in on Chrome on Windows"],
    [{ device: null }, "Logged in, from the network 203.0.113.x"],
    [
      { kind: "password_changed" },
      "Changed the password using Chrome on Windows, from the network 203.0.113.x",
    ],
    [{ kind: "password_reset_requested", device: null, network: null }, "Asked for a password reset"],
  ])("[TRUST-93] with %o reads %s", (changes, sentence) => {
    expect(describeSecurityEvent({ ...loggedIn, ...changes })).toBe(sentence);
  });

  it("[TRUST-93] of each kind has a sentence of its own", () => {
    const sentences = securityEventKinds.map((kind) => describeSecurityEvent({ ...loggedIn, kind }));
    expect(new Set(sentences).size).toBe(securityEventKinds.length);
  });
});
