import { expect, it } from "vitest";
import { readCommand } from "./voice-command.ts";

it.each([
  ["next", "next"],
  [" Next. ", "next"],
  ["Okay, next step please!", "next"],
  ["go on", "next"],
  ["back", "back"],
  ["Go back, please", "back"],
  ["previous step", "back"],
  ["how long", "howLong"],
  ["How long is left?", "howLong"],
  ["how much longer now", "howLong"],
])("[DO-22] %s is understood", (text, command) => {
  expect(readCommand(text)).toBe(command);
});

it.each([
  "",
  "please",
  "what is next on television",
  "I'll be back at six",
  "how long have you lived here",
  "put the milk back",
  "nextdoor",
  "constructor",
])("[DO-22] talk in the kitchen is no command: %s", (text) => {
  expect(readCommand(text)).toBeNull();
});
