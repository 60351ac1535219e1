import config from "./stryker.config.ts";

/** Only the gate, short enough for CI, and no mutant may survive. */
export default {
  ...config,
  mutate: ["packages/domain/src/safety/{conflict-index,conflicts,constraints,gate}.ts"],
  thresholds: { high: 100, low: 100, break: 100 },
};
