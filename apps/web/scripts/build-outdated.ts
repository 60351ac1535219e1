import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { build } from "../build-settings.ts";
import { isBuildCurrent } from "./input-hash.ts";

/** Builds the app unless the last build is current. Shows the build's own output only if it fails. */
if (await isBuildCurrent(build)) {
  process.stdout.write("the web app is built\n");
} else {
  const startedAt = performance.now();
  process.stdout.write("building the web app, which takes about half a minute\n");
  await promisify(execFile)("pnpm", ["build"], { maxBuffer: 64 * 1024 * 1024 }).catch(
    ({ stdout, stderr }) => {
      process.stderr.write(`${stdout}${stderr}`);
      process.exit(1);
    },
  );
  process.stdout.write(`the web app was built in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
}
