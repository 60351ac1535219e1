import { describe, expect, it } from "vitest";
import { createLogger } from "./logger.ts";

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(
    createLogger({ level: "debug", process: "server", destination: { write: (line) => lines.push(line) } }),
  );
  return lines.join("");
}

describe("a log line", () => {
  it.each([
    "token",
    "password",
    "new_password",
    "code",
    "verification_code",
    "reset_code",
    "email",
    "authorization",
  ])("never contains a %s, at any depth", (field) => {
    const line = logged((logger) =>
      logger.info({
        [field]: "secret-1",
        body: { [field]: "secret-2" },
        request: { body: { [field]: "secret-3" } },
      }),
    );
    expect(line).not.toContain("secret");
    expect(line).toContain("[redacted]");
  });

  it("describes an error without the address or the row that it quotes", () => {
    const error = Object.assign(new Error('no mailbox for <ada@people.example>, "grace@people.example"'), {
      code: "23505",
      detail: "Key (email)=(ada@people.example) already exists.",
      cause: new Error("550-no such person:\n550 ada@people.example rejected"),
    });
    const line = logged((logger) => logger.error({ err: error }, "could not send"));
    expect(line).toContain("23505");
    expect(line).toContain("no mailbox for <[address]>");
    expect(line).not.toContain("people.example");
  });
});
