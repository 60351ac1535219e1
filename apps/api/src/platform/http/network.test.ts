import { expect, it } from "vitest";
import { describeNetwork, getNeighbourhood, getNetwork } from "./network.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8::ffff:2", "2001:db8:0:0"],
  ["2001:0DB8:0:0:1:2:3:4", "2001:db8:0:0"],
  ["2001:db8:0:1::1", "2001:db8:0:1"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  [undefined, "unknown"],
])("counts %s as a caller in %s", (address, network) => {
  expect(getNetwork(address)).toBe(network);
});

it.each([
  ["192.0.2.7", "192.0.2"],
  ["2001:db8:0:0", "2001:db8:0:0"],
  ["unknown", "unknown"],
])("counts guesses from %s with those from %s", (network, neighbourhood) => {
  expect(getNeighbourhood(network)).toBe(neighbourhood);
});

it.each([
  ["192.0.2.7", "192.0.2.x"],
  ["2001:db8:1:2::7", "2001:db8:1:x"],
  ["::1", "0:0:0:x"],
  [undefined, null],
])("[TRUST-91] describes %s to people as %s", (address, words) => {
  expect(describeNetwork(getNeighbourhood(getNetwork(address)))).toBe(words);
});
