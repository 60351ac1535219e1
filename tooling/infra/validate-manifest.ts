import { validate as Deployment } from "kubernetes-models/_schemas/IoK8sApiAppsV1Deployment";
import { validate as HorizontalPodAutoscaler } from "kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler";
import { validate as CronJob } from "kubernetes-models/_schemas/IoK8sApiBatchV1CronJob";
import { validate as Job } from "kubernetes-models/_schemas/IoK8sApiBatchV1Job";
import { validate as Namespace } from "kubernetes-models/_schemas/IoK8sApiCoreV1Namespace";
import { validate as PersistentVolumeClaim } from "kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim";
import { validate as Pod } from "kubernetes-models/_schemas/IoK8sApiCoreV1Pod";
import { validate as Service } from "kubernetes-models/_schemas/IoK8sApiCoreV1Service";
import { validate as ServiceAccount } from "kubernetes-models/_schemas/IoK8sApiCoreV1ServiceAccount";
import { validate as Ingress } from "kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress";
import { validate as NetworkPolicy } from "kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy";
import { validate as PodDisruptionBudget } from "kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget";

/** The package's own types leave out the errors. */
interface Validator {
  (data: unknown): boolean;
  readonly errors?:
    | readonly { readonly instancePath: string; readonly keyword: string; readonly params: object }[]
    | null;
}

const validators: Readonly<Record<string, Validator>> = {
  "v1 Namespace": Namespace,
  "v1 PersistentVolumeClaim": PersistentVolumeClaim,
  "v1 Pod": Pod,
  "v1 Service": Service,
  "v1 ServiceAccount": ServiceAccount,
  "apps/v1 Deployment": Deployment,
  "autoscaling/v2 HorizontalPodAutoscaler": HorizontalPodAutoscaler,
  "batch/v1 CronJob": CronJob,
  "batch/v1 Job": Job,
  "networking.k8s.io/v1 Ingress": Ingress,
  "networking.k8s.io/v1 NetworkPolicy": NetworkPolicy,
  "policy/v1 PodDisruptionBudget": PodDisruptionBudget,
};

interface TypedManifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/** What Kubernetes would refuse or ignore: wrong values, missing fields, and fields that it does not know. */
export function findProblems(manifest: TypedManifest): string[] {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const validate = validators[kind];
  if (!validate) return [`no schema for ${kind}`];

  const reads = watchReads();
  validate(reads.watch(manifest));
  const errors = (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath}: ${keyword} ${JSON.stringify(params)}`,
  );
  return [...errors, ...reads.findUnread(manifest).map((path) => `${path}: unknown field`)];
}

/** Records which fields the validator reads. The schemas allow other fields, so one that is never read is unknown. */
function watchReads() {
  const readKeys = new Map<object, Set<string>>();
  const proxies = new Map<object, object>();

  function watch(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const proxy = proxies.get(value) ?? createProxy(value);
    proxies.set(value, proxy);
    return proxy;
  }

  function createProxy(value: object): object {
    const read = new Set<string>();
    readKeys.set(value, read);
    return new Proxy(value, {
      get: (target, key) => {
        if (typeof key === "string") read.add(key);
        return watch(Reflect.get(target, key));
      },
      // Only maps are listed, such as labels: their keys are free.
      ownKeys: (target) => {
        for (const key of Object.keys(target)) read.add(key);
        return Reflect.ownKeys(target);
      },
    });
  }

  function findUnread(value: unknown, path = ""): string[] {
    const read = typeof value === "object" && value !== null ? readKeys.get(value) : undefined;
    if (!read) return [];
    return Object.entries(Object(value)).flatMap(([key, inside]) =>
      read.has(key) ? findUnread(inside, `${path}/${key}`) : [`${path}/${key}`],
    );
  }

  return { watch, findUnread };
}
