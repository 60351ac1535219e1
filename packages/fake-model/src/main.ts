import { startFakeModel } from "./start-fake-model.ts";

/** For `pnpm dev`: listens where the settings say that a model is, if that is here, and chooses the first candidates. */
const [address, key] = ["MODEL_URL", "MODEL_KEY"].map((name) => process.env[name] ?? "");

if (!address || !key || new URL(address).hostname !== "127.0.0.1") {
  process.stdout.write("no fake language model: none is set up on this machine\n");
} else {
  const { url } = await startFakeModel({ port: Number(new URL(address).port), key });
  process.stdout.write(`fake language model at ${url}\n`);
}
