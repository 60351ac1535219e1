import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "../apps/api/src/platform/observability/metrics.ts";

const folder = new URL("../infra/monitoring/", import.meta.url);
const runbookFile = "docs/operations/alerts.md";
const read = (file: string) => readFileSync(new URL(file, folder), "utf8");

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly runbook: string };
}
const { groups }: { groups: { rules: Alert[] }[] } = parse(read("alerts.yaml"));
const alerts = groups.flatMap(({ rules }) => rules);

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const { panels }: { panels: Panel[] } = JSON.parse(read("dashboard.json"));

interface AlertTest {
  readonly alert_rule_test: readonly {
    readonly alertname: string;
    readonly exp_alerts: readonly unknown[];
  }[];
}
const { tests }: { tests: AlertTest[] } = parse(read("alerts.test.yaml"));

/** Added by Prometheus to every series. */
const targetLabels = ["job", "instance"];

/** The series that a process serves, with their labels. */
function listServed(): Map<string, readonly string[]> {
  const { registry } = createMetrics(() => Promise.reject(new Error("nothing is scraped here")));
  const served = new Map<string, readonly string[]>([["up", []]]);
  for (const metric of registry.getMetricsAsArray()) {
    const labels =
      "labelNames" in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : [];
    served.set(metric.name, labels);
    if (String(metric.type) !== "histogram") continue;
    served.delete(metric.name);
    served.set(`${metric.name}_bucket`, [...labels, "le"]);
    for (const part of ["count", "sum"]) served.set(`${metric.name}_${part}`, labels);
  }
  return served;
}

const keywords = new Set(["and", "or", "unless", "by", "on", "without", "ignoring"]);

interface Selector {
  readonly name: string;
  readonly labels: readonly string[];
}

/** The series that an expression reads, with the labels it selects by. The labels after `by` count for all of them. */
function listSelectors(expr: string): Selector[] {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = ""]) => names.split(/,\s*/));
  const bare = expr
    .replaceAll(/\bby \([^)]*\)/g, "")
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\[[^\]]*\]/g, "");
  return [...bare.matchAll(/\b([a-z_]\w*)(?:\{([^}]*)\})?(?!\w*\s*\()/g)]
    .filter(([, name = ""]) => !keywords.has(name))
    .map(([, name = "", matchers = ""]) => ({
      name,
      labels: [...grouped, ...[...matchers.matchAll(/(\w+)\s*[=!]/g)].map(([, label = ""]) => label)],
    }));
}

describe("the monitoring", () => {
  const served = listServed();
  const expressions = [
    ...alerts.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ];

  it("[START-53] reads only figures and labels that are served", () => {
    const unknown = expressions.flatMap(([where, expr]) => {
      const selectors = listSelectors(expr);
      if (selectors.length === 0) return [`${where}: reads nothing`];
      return selectors.flatMap(({ name, labels }) => {
        const known = served.get(name);
        if (known === undefined) return [`${where}: ${name}`];
        return labels
          .filter((label) => ![...known, ...targetLabels].includes(label))
          .map((label) => `${where}: ${name} by ${label}`);
      });
    });
    expect(expressions.length).toBeGreaterThan(alerts.length);
    expect(unknown).toEqual([]);
  });

  it("[START-53] shows every figure of our own on the dashboard", () => {
    const shown = new Set(
      panels.flatMap(({ targets = [] }) =>
        targets.flatMap(({ expr }) => listSelectors(expr).map(({ name }) => name)),
      ),
    );
    const hidden = [...served.keys()]
      .filter((name) => !/^(nodejs_|process_|up$)/.test(name))
      .map((name) => name.replace(/_(bucket|count|sum)$/, ""))
      .filter((name) => ![name, `${name}_bucket`, `${name}_count`].some((series) => shown.has(series)));
    expect(hidden).toEqual([]);
  });

  it("[START-54] has a section for each alert that says what to do", () => {
    const sections = readFileSync(new URL(`../../${runbookFile}`, folder), "utf8")
      .split(/^## /m)
      .slice(1)
      .map((section) => ({ title: section.split("\n")[0] ?? "", text: section }));
    expect(sections.map(({ title }) => title)).toEqual(alerts.map(({ alert }) => alert));
    expect(alerts.map(({ annotations }) => annotations.runbook)).toEqual(
      alerts.map(({ alert }) => `${runbookFile}#${alert.toLowerCase()}`),
    );
    expect(alerts.filter(({ labels }) => !["page", "ticket"].includes(labels.severity))).toEqual([]);
  });

  it("[START-54] tests that each alert fires and that it stays silent", () => {
    const cases = tests.flatMap((test) => test.alert_rule_test);
    const untested = alerts.flatMap(({ alert }) => {
      const own = cases.filter(({ alertname }) => alertname === alert);
      const isTested = [true, false].every((isFiring) =>
        own.some(({ exp_alerts }) => exp_alerts.length > 0 === isFiring),
      );
      return isTested ? [] : [alert];
    });
    expect(untested).toEqual([]);
  });

  // CI installs it, so there it is never skipped.
  const isMissing =
    spawnSync("promtool", ["--version"]).error !== undefined && process.env["CI"] === undefined;
  const note = isMissing ? " (not installed here; it is in Debian's package prometheus)" : "";
  it.skipIf(isMissing).each([
    ["check", "config", "prometheus.yaml"],
    ["test", "rules", "alerts.test.yaml"],
  ])(
    `[START-54] passes promtool %s %s${note}`,
    async (...args) => {
      const { stdout } = await promisify(execFile)("promtool", args, { cwd: folder });
      expect(stdout).toContain("SUCCESS");
    },
    120_000,
  );
});
