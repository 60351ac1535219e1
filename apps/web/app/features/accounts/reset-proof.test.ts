import { expect, test } from "vitest";
import { findResetProof } from "./reset-proof.ts";

test("[AUTH-50] a token in the path is a link, whatever else is there", () => {
  expect(findResetProof("a-token", { email: "ada@people.example" })).toEqual({
    kind: "link",
    token: "a-token",
  });
});

test.each([undefined, ""])(
  "[AUTH-49] without a token (%j) an address in navigation state asks for a code",
  (token) => {
    expect(findResetProof(token, { email: "ada@people.example" })).toEqual({
      kind: "code",
      email: "ada@people.example",
      sentAt: 0,
    });
  },
);

test.each([
  [1_790_000_000_000, 1_790_000_000_000],
  ["yesterday", 0],
])("[START-09] %j in navigation state says when the code was requested", (sentAt, time) => {
  expect(findResetProof("", { email: "ada@people.example", sentAt })).toMatchObject({ sentAt: time });
});

test.each([null, undefined, "ada@people.example", {}, { email: "" }, { email: 7 }])(
  "[AUTH-48] %j in navigation state is no address",
  (state) => {
    expect(findResetProof("", state)).toBeNull();
  },
);
