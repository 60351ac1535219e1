import config from "./stryker.config.ts";

/**
 * `pnpm mutants:gate`: only the gate, and no mutant may survive. The tests beside it are enough for that, and short enough
 * that every run of CI proves it again: no record of an earlier proof has to follow the code.
 */
export default {
  ...config,
  vitest: { configFile: "tooling/mutants/gate-vitest.config.ts", related: false },
  mutate: ["packages/domain/src/safety/{conflict-index,conflicts,constraints,gate}.ts"],
  thresholds: { high: 100, low: 100, break: 100 },
};
