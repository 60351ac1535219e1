import type { IModule } from "dependency-cruiser";

/** Sentences about imports of our own files that name no file ending, which Node cannot find. */
export function importsWithoutEnding(modules: readonly IModule[]): string[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ module }) => module)
      .filter((name) => /^[.#]/.test(name) && !/\.\w+(\?\w+)?$/.test(name))
      .map((name) => `${source} imports ${name} without its ending`),
  );
}
