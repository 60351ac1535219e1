import type { IModule } from "dependency-cruiser";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Sentences about what the cruise did not see: rules over modules that were never read hold by themselves. */
export function blindSpots(files: readonly SourceFile[], modules: readonly IModule[]): string[] {
  if (files.length === 0) return ["no source file was found"];

  const seen = new Map(modules.map((module) => [module.source, module]));
  return files.flatMap(({ path, text }) => {
    const module = seen.get(path);
    if (!module) return [`${path} was not read`];
    return importsSomething.test(text) && module.dependencies.length === 0
      ? [`${path} imports something, and no import was seen`]
      : [];
  });
}

const importsSomething = /^(import|export) [^;]*?from ["']|^import ["']/m;
