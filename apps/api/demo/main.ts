import { paths } from "@fernwell/contract/paths";
import { loadConfig } from "../src/config/config.ts";
import { publicLink } from "../src/config/public-link.ts";
import { DemoRefusal, requireDemoAllowed } from "./refusal.ts";
import { runDemo } from "./run-demo.ts";

/** The end of `pnpm run setup --demo`. Where the demo person exists, it gets a new password. */
try {
  requireDemoAllowed(process.env);
  const config = loadConfig(process.env);
  process.stdout.write("\npreparing a demo person …\n");
  const { email, password, isNew } = await runDemo(config, "fake-stripe.json");
  process.stdout.write(`
${isNew ? "The demo person is ready." : "The demo person exists already. It has a new password and is otherwise unchanged."}

  log in    ${publicLink(config, paths.login)}
  email     ${email}
  password  ${password}

The password is stored nowhere. Run this again for a new one.
`);
} catch (error) {
  if (!(error instanceof DemoRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
