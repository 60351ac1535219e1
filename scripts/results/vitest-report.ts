import { relative } from "node:path";
import type { TestModule } from "vitest/node";
import type { FileRecord, TestState } from "./reports.ts";

export function recordModule(module: TestModule, root: string): FileRecord {
  const suites = [module, ...module.children.allSuites()];
  const tests = [...module.children.allTests()].map((test) => ({
    title: test.fullName,
    state: readState(test.result().state),
  }));
  return {
    project: module.project.name,
    file: relative(root, module.moduleId),
    errors: suites.flatMap((suite) => suite.errors().map(({ message }) => message)),
    tests,
  };
}

export function describeError(error: unknown): string {
  const hasMessage = typeof error === "object" && error !== null && "message" in error;
  return String(hasMessage ? error.message : error);
}

/** A test that was still waiting when the run ended did not pass. */
function readState(state: "passed" | "failed" | "skipped" | "pending"): TestState {
  return state === "pending" ? "failed" : state;
}
