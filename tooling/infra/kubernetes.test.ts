import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  kustomizations,
  listOwnFiles,
  type Manifest,
  manifests,
  root,
  type Workload,
  workloads,
} from "./manifests.ts";
import { findProblems } from "./validate-manifest.ts";

const titled = <Item extends { readonly title: string }>(items: readonly Item[]) =>
  items.map((item) => [item.title, item] as const);

describe("the validator", () => {
  it.each([
    ["a wrong type", { template: { spec: { containers: "none" } } }, "/spec/template/spec/containers: type"],
    ["a missing field", { template: {} }, "selector"],
    ["a misspelt field", { replica: 2 }, "/spec/replica: unknown field"],
  ])("rejects %s", (_, spec, problem) => {
    const changed = { ...getManifest("Deployment server"), spec };
    expect(findProblems(changed).join("\n")).toContain(problem);
  });

  it("rejects a kind that it does not know", () => {
    expect(findProblems({ apiVersion: "v1", kind: "Deployment" })).toEqual(["no schema for v1 Deployment"]);
  });
});

describe("the manifests", () => {
  it.each(titled(manifests))("%s is valid", (_, { content }) => {
    expect(findProblems(content)).toEqual([]);
  });

  it.each(
    kustomizations.flatMap(({ patches = [] }) => patches).map((patch) => [patch.target.name, patch] as const),
  )("are valid with the patch of %s", (_, { target, patch }) => {
    const patched = structuredClone(getManifest(`${target.kind} ${target.name}`));
    for (const operation of parse(patch)) applyOperation(patched, operation);
    expect(findProblems(patched)).toEqual([]);
  });

  it.each(kustomizations.map((kustomization) => [kustomization.file, kustomization] as const))(
    "%s lists every file of its folder, and files that exist",
    (file, kustomization) => {
      const own = kustomization.resources.filter((resource) => !resource.startsWith("../"));
      expect(own.toSorted()).toEqual(listOwnFiles(kustomization).toSorted());
      const generated = (kustomization.configMapGenerator ?? []).flatMap(({ files = [] }) => files);
      const missing = [...kustomization.resources, ...generated].filter(
        (path) => !existsSync(join(root, dirname(file), path)),
      );
      expect(missing).toEqual([]);
    },
  );

  it("deny all traffic that no policy allows", () => {
    expect(getManifest("NetworkPolicy deny-all").spec).toEqual({
      podSelector: {},
      policyTypes: ["Ingress", "Egress"],
    });
  });

  it("give every server and worker a disruption budget, and the servers an autoscaler", () => {
    const titles = manifests.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        "PodDisruptionBudget server",
        "PodDisruptionBudget worker",
        "HorizontalPodAutoscaler server",
      ]),
    );
  });
});

describe("every pod", () => {
  it.each(titled(workloads))("of %s runs without root, privileges or a writable root", (_, workload) => {
    const { pod, containers } = workload;
    expect(pod).toMatchObject({
      serviceAccountName: "fernwell",
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
    });
    expect(pod.securityContext?.runAsUser).toBeGreaterThan(0);
    for (const { securityContext } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
    }
  });

  it.each(titled(workloads))("of %s has limits and pinned images", (_, { containers }) => {
    for (const { image, resources } of containers) {
      expect(resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
      expect(image).toMatch(/^fernwell-api$|^[a-z]+:\d+\.\d+(\.\d+)?-bookworm(-slim)?$/);
    }
  });

  it.each(titled(workloads))("of %s mounts only volumes that it has", (_, { pod, containers }) => {
    const volumes = (pod.volumes ?? []).map(({ name }) => name).toSorted();
    const mounted = new Set(
      containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name)),
    );
    expect([...mounted].toSorted()).toEqual(volumes);

    const claims = (pod.volumes ?? []).flatMap(
      ({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [],
    );
    const known = manifests.map(({ title }) => title);
    expect(known).toEqual(expect.arrayContaining(claims.map((name) => `PersistentVolumeClaim ${name}`)));
  });

  it.each(titled(workloads.filter(isLongRunning)))(
    "of %s is probed on a port that it has",
    (_, { containers }) => {
      for (const { ports = [], startupProbe, readinessProbe, livenessProbe } of containers) {
        const names = ports.map(({ name }) => name);
        expect([startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet?.path)).toEqual([
          "/healthz",
          "/readyz",
          "/healthz",
        ]);
        for (const probe of [startupProbe, readinessProbe, livenessProbe])
          expect(names).toContain(probe?.httpGet?.port);
      }
    },
  );

  it.each(titled(workloads.filter(isLongRunning)))("of %s is spread over nodes", (_, { pod }) => {
    expect(pod.topologySpreadConstraints?.[0]).toMatchObject({ topologyKey: "kubernetes.io/hostname" });
  });
});

function getManifest(title: string): Manifest["content"] {
  const found = manifests.find((manifest) => manifest.title === title);
  if (!found) throw new Error(`there is no ${title}`);
  return found.content;
}

function isLongRunning({ title }: Workload): boolean {
  return title.startsWith("Deployment ");
}

interface Operation {
  readonly op: "add" | "replace";
  readonly path: string;
  readonly value: unknown;
}

/** The part of JSON patch that the overlays use. */
function applyOperation(target: object, { op, path, value }: Operation): void {
  const keys = path.slice(1).split("/");
  const last = keys.pop() ?? "";
  const parent = keys.reduce((found: object, key) => Reflect.get(found, key), target);
  if (op === "replace") expect(Object.keys(parent)).toContain(last);
  Reflect.set(parent, last, value);
}
