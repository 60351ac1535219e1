import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const builder = fileURLToPath(new URL("../studio/assets/src/build-media.ts", import.meta.url));

interface MediaSet {
  readonly folder: string;
  readonly alt?: string;
  readonly standIn?: string;
}
type Manifest = Readonly<Record<string, MediaSet>>;

/**
 * A picture for every entry, each at an address of its own, in half a minute instead of half an hour: all entries of a kind
 * have the encoded picture of one of them, which weighs about as much as theirs would.
 */
export async function makeMeasuredMedia(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "fernwell-measured-media-"));
  const encoded = await buildMedia(join(dir, "encoded"), "--sample");
  const drawn = await buildMedia(join(dir, "drawn"), "--drawings");
  const manifest: Record<string, MediaSet> = {};
  for (const [key, { alt }] of Object.entries(drawn)) {
    const sample = findOfKind(encoded, key);
    if (!sample) continue;
    await mkdir(dirname(join(dir, key)), { recursive: true });
    await symlink(join(dir, "encoded", sample.folder), join(dir, key));
    const { standIn } = sample;
    manifest[key] = {
      folder: key,
      ...(alt !== undefined && { alt }),
      ...(standIn !== undefined && { standIn: varyStandIn(standIn, key) }),
    };
  }
  await rm(join(dir, "drawn"), { recursive: true });
  await writeFile(join(dir, "manifest.json"), JSON.stringify(manifest));
  return dir;
}

async function buildMedia(dir: string, choice: "--sample" | "--drawings"): Promise<Manifest> {
  await run(process.execPath, [builder, choice, "--dir", dir], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(await readFile(join(dir, "manifest.json"), "utf8"));
}

function findOfKind(manifest: Manifest, key: string): MediaSet | undefined {
  const kind = key.slice(0, key.indexOf("/") + 1);
  return Object.entries(manifest).find(([other]) => other.startsWith(kind))?.[1];
}

/** Another placeholder of the same size: equal ones would compress to nothing. The header of the file stays. */
function varyStandIn(standIn: string, key: string): string {
  const kept = standIn.slice(0, 90);
  const noise = createHash("shake256", { outputLength: standIn.length }).update(key).digest("base64");
  return kept + noise.slice(0, standIn.length - kept.length);
}
