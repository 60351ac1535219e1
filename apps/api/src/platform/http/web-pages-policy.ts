import { createHash } from "node:crypto";
import { policyReportsPath } from "./policy-reports.ts";

/** The only style element that Radix injects: it hides the scrollbar of an open select. */
const selectStyleHash = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

const reportGroup = "policy";

/** Tells browsers where reports of a page go. */
export const reportingEndpoints = `${reportGroup}="${policyReportsPath}"`;

/** The service worker fetches what its pages fetch, and runs nothing but its own script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Allows the inline scripts of a static page by their hash, and nothing else. */
export function createContentPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    `style-src 'self' ${selectStyleHash}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
    // The first is for browsers that do not know the second yet.
    `report-uri ${policyReportsPath}`,
    `report-to ${reportGroup}`,
  ].join("; ");
}
