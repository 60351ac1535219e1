import { join } from "node:path";
import { addresses, notFoundPath, paths, publicPaths } from "@fernwell/contract/paths";
import { build, buildDirectory, isGalleryBuild, publicUrl } from "../build-settings.ts";
import { checkSize } from "./check-size.ts";
import { compressFiles } from "./compress-files.ts";
import { deferScripts } from "./defer-scripts.ts";
import { noteInputs } from "./input-hash.ts";
import { prepareFallback } from "./prepare-fallback.ts";
import { writeAddresses } from "./write-addresses.ts";
import { writeCrawlerFiles } from "./write-crawler-files.ts";
import { writeLicences } from "./write-licences.ts";
import { writeServiceWorker } from "./write-service-worker.ts";

/** The build steps after React Router's; run by `pnpm build`. */
const clientDir = join(import.meta.dirname, "..", buildDirectory, "client");
const galleryAddresses = isGalleryBuild ? ["/__ui"] : [];

await writeAddresses(clientDir, {
  all: [...Object.values(addresses), ...galleryAddresses],
  listed: [...publicPaths, paths.login, paths.signup],
});
await writeCrawlerFiles(clientDir, publicUrl);
await writeLicences(clientDir);
await deferScripts(clientDir, [...publicPaths, notFoundPath]);
await prepareFallback(clientDir);
await writeServiceWorker(clientDir);
await compressFiles(clientDir);
if (!isGalleryBuild) await checkSize(clientDir);
await noteInputs(build);
