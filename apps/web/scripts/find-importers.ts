import { readFileSync } from "node:fs";

export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importers: string[];
    readonly dynamicImporters: string[];
    readonly importedIds: string[];
  } | null;
}

const iconFile = /lucide-react\/dist\/esm\/(icons\/[\w-]+\.mjs)$/;
const iconIndex = /lucide-react\/dist\/esm\/lucide-react\.mjs$/;

export function isIcon(id: string): boolean {
  return iconFile.test(id);
}

/**
 * The modules that import one. The index of the icons imports all of them, so that the graph cannot tell who uses an
 * icon; the names in the modules can.
 */
export function findImporters(id: string, graph: ModuleGraph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const [, file] = iconFile.exec(id) ?? [];
  const index = importers.find((importer) => iconIndex.test(importer));
  if (file === undefined || index === undefined) return importers;
  const names = readIconNames(index).get(file) ?? [];
  const users = graph.getModuleInfo(index)?.importers ?? [];
  return users.filter((user) => {
    const code = graph.getModuleInfo(user)?.code ?? "";
    return names.some((name) => new RegExp(`\\b${name}\\b`).test(code));
  });
}

let iconNames: ReadonlyMap<string, readonly string[]> | null = null;

/** The names under which the index exports each icon's file. */
function readIconNames(index: string): ReadonlyMap<string, readonly string[]> {
  iconNames ??= new Map(
    [...readFileSync(index, "utf8").matchAll(/export \{(.+?)\} from '\.\/(icons\/[\w-]+\.mjs)'/g)].map(
      ([, exported = "", file = ""]) => [
        file,
        [...exported.matchAll(/default as (\w+)/g)].map(([, name = ""]) => name),
      ],
    ),
  );
  return iconNames;
}
