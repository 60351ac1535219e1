import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { IContainer } from "kubernetes-models/v1/Container";
import type { IPodSpec } from "kubernetes-models/v1/PodSpec";
import { parse, parseAllDocuments } from "yaml";

export const root = join(import.meta.dirname, "../..");
export const readText = (file: string): string => readFileSync(join(root, file), "utf8");

export interface Manifest {
  readonly file: string;
  /** The kind and the name, such as "Deployment server". */
  readonly title: string;
  readonly content: ManifestContent;
}

interface ManifestContent {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: PodOwnerSpec & IPodSpec;
}

interface PodOwnerSpec {
  readonly template?: { readonly spec?: IPodSpec };
  readonly jobTemplate?: { readonly spec?: PodOwnerSpec };
}

export interface Kustomization {
  readonly file: string;
  readonly resources: readonly string[];
  readonly configMapGenerator?: readonly {
    readonly name: string;
    readonly literals?: readonly string[];
    readonly files?: readonly string[];
  }[];
  readonly images?: readonly { readonly name: string }[];
  readonly patches?: readonly {
    readonly target: { readonly kind: string; readonly name: string };
    readonly patch: string;
  }[];
}

const folders = ["infra/kubernetes", "infra/backup"];
const files = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.yaml`, { cwd: root, exclude: ["**/node_modules"] }),
);
const isKustomization = (file: string) => file.endsWith("/kustomization.yaml");

export const manifests: readonly Manifest[] = files
  .filter((file) => !isKustomization(file))
  .flatMap((file) =>
    parseAllDocuments(readText(file)).map((document): Manifest => {
      const content: ManifestContent = document.toJS();
      return { file, title: `${content.kind} ${content.metadata.name}`, content };
    }),
  );

export const kustomizations: readonly Kustomization[] = files
  .filter(isKustomization)
  .map((file) => ({ ...parse(readText(file)), file }));

/** The variables that a kustomization sets, by name. */
export function readLiterals({ configMapGenerator = [] }: Kustomization): Map<string, string> {
  const literals = configMapGenerator.flatMap((generator) => generator.literals ?? []);
  return new Map(
    literals.map((literal) => {
      const [name = "", ...value] = literal.split("=");
      return [name, value.join("=")];
    }),
  );
}

export interface Workload {
  readonly title: string;
  readonly pod: IPodSpec;
  readonly containers: readonly IContainer[];
}

/** Everything that runs pods. */
export const workloads: readonly Workload[] = manifests.flatMap(({ title, content }) => {
  const pod = findPod(content);
  return pod ? [{ title, pod, containers: [...(pod.initContainers ?? []), ...pod.containers] }] : [];
});

function findPod({ kind, spec }: ManifestContent): IPodSpec | undefined {
  switch (kind) {
    case "Pod":
      return spec;
    case "Deployment":
    case "Job":
      return spec?.template?.spec;
    case "CronJob":
      return spec?.jobTemplate?.spec?.template?.spec;
    default:
      return undefined;
  }
}

/** The files of a kustomization's folder that it has to list. */
export function listOwnFiles({ file }: Kustomization): string[] {
  return globSync("*.yaml", { cwd: join(root, dirname(file)) }).filter(
    (name) => name !== "kustomization.yaml",
  );
}
