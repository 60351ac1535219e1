import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { someAddress, startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { hasWorker: false });
});
afterAll(() => app.close());

async function send(body: unknown, type = "application/csp-report", from = someAddress()) {
  const { status } = await fetch(`${app.url}/api/policy-reports`, {
    method: "POST",
    headers: { "content-type": type, "x-forwarded-for": from },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return status;
}

async function count(directive: string): Promise<number> {
  const { values } = await app.composition.deps.metrics.policyReports.get();
  return values.find(({ labels }) => labels.directive === directive)?.value ?? 0;
}

const address = "https://fernwell.example/detail-plan?id=a-secret-plan";
const report = (directive: unknown) => ({
  "csp-report": { "document-uri": address, "effective-directive": directive },
});
const reports = (directives: unknown[]) =>
  directives.map((effectiveDirective) => ({
    type: "csp-violation",
    url: address,
    body: { documentURL: address, effectiveDirective },
  }));

describe("[TRUST-16] reports about the content policy", () => {
  it("are counted by directive, in both forms that browsers send", async () => {
    expect(await send(report("img-src"))).toBe(204);
    expect(await send(reports(["img-src", "connect-src"]), "application/reports+json")).toBe(204);
    expect([await count("img-src"), await count("connect-src")]).toEqual([2, 1]);
  });

  it("create no metric of their own", async () => {
    for (const directive of ["zorb-src", "__proto__", "x".repeat(5_000), 7, null])
      await send(report(directive));
    const { values } = await app.composition.deps.metrics.policyReports.get();
    expect(await count("other")).toBe(5);
    expect(values.map(({ labels }) => labels.directive).sort()).toEqual(["connect-src", "img-src", "other"]);
  });

  it.each([
    ["more than 16 KB", "x".repeat(20_000), "application/csp-report", 413],
    ["another type", "{}", "application/json", 415],
    ["no JSON", "{", "application/csp-report", 400],
    ["another shape", "[1]", "application/reports+json", 204],
    ["more than 20 at once", reports(Array(21).fill("font-src")), "application/reports+json", 204],
  ])("of %s count for nothing", async (_, body, type, status) => {
    expect(await send(body, type)).toBe(status);
    expect(await count("font-src")).toBe(0);
  });

  it("are refused past 60 a minute from one network", async () => {
    const from = someAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1)
      statuses.push(await send(report("media-src"), "application/csp-report", from));
    expect([statuses.at(-2), statuses.at(-1), await count("media-src")]).toEqual([204, 429, 60]);
  });

  it("are not logged", () => {
    expect(app.logs.join("")).not.toMatch(/a-secret-plan|zorb-src/);
  });
});
