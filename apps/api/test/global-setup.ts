import type { TestProject } from "vitest/node";
import { prepareTemplate } from "./databases.ts";
import { collectUsedExceptions } from "./ownership/used-exceptions.ts";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareTemplate();
  const usedExceptions = await collectUsedExceptions();
  return async () => {
    const unused = (await hasRunEverything(project)) ? await usedExceptions.listUnused() : [];
    await usedExceptions.discard();
    if (unused.length === 0) return;
    throw new Error(
      `No statement needs these any more, see test/ownership/exceptions.ts: ${unused.join(", ")}`,
    );
  };
}

/** A part of the tests, or a test that failed half-way, does not send every statement. */
async function hasRunEverything(project: TestProject): Promise<boolean> {
  if (project.config.testNamePattern !== undefined) return false;
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project);
  return modules.length === testFiles.length && modules.every((module) => module.ok());
}
