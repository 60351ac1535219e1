import { login, signup } from "@fernwell/contract/accounts";
import { editProfile } from "@fernwell/contract/profiles";
import { confirmLogin } from "@fernwell/contract/second-factor";
import { isCommonPassword } from "@fernwell/domain/people/common-password";
import { describeDevice } from "@fernwell/domain/people/describe-device";
import { canonicaliseEmail, isEmailAddress } from "@fernwell/domain/people/email-address";
import { splitFullName } from "@fernwell/domain/people/full-name";
import { findProfileProblems, profileFromWire } from "../../../src/features/profiles/profiles.wire.ts";
import { describeNetwork, getNeighbourhood, getNetwork } from "../../../src/platform/http/network.ts";
import { commonPasswords } from "../../../src/platform/passwords/common-passwords.ts";
import { readToken } from "../../../src/platform/secret-token.ts";
import { defineParser, type Parser } from "./parser.ts";
import { addresses, names } from "./phrases.ts";
import { writeText } from "./write-text.ts";

const maxAddress = 400;
const maxToken = 200;

/** What visitors and signed-in people send about themselves and with every call. */
export const accountParsers: readonly Parser[] = [
  defineParser("an e-mail address", {
    share: 60,
    generate: (random) => writeText(random, { phrases: addresses, maxLength: maxAddress }),
    parse: (email) => login.body.safeParse({ email, password: "x" }).data?.email ?? null,
    findFlaw: (_, email) => {
      if (email === null) return null;
      if (/[\s,<>"\p{C}]/u.test(email) || email.length > 254)
        return "an address that mail programs read as more than one";
      return canonicaliseEmail(email) === email ? null : "its form is not final";
    },
  }),
  defineParser("a list of bounced addresses", {
    share: 10,
    generate: (random) => writeText(random, { phrases: addresses, maxLength: 4_000 }),
    parse: (lines) => lines.split("\n").map(canonicaliseEmail).filter(isEmailAddress),
  }),
  defineParser("a session token", {
    share: 60,
    generate: (random) =>
      writeText(random, { phrases: ["A".repeat(64), "_-0".repeat(21), "Bearer ", "="], maxLength: maxToken }),
    parse: readToken,
    findFlaw: (_, key) => (key === null || /^[\da-f-]{36}$/.test(key.id) ? null : "the id is no UUID"),
  }),
  defineParser("a name and a profile", {
    share: 50,
    generate: (random) => {
      const write = (maxLength: number) => writeText(random, { phrases: names, maxLength });
      const [fname, lname, dob, phone, address] = [write(120), write(120), write(40), write(40), write(500)];
      return { name: fname, fname, lname, dob, gender: "other", phone, address, countryCode: "+64" };
    },
    parse: (body) => {
      const name = signup.body.safeParse({ ...newAccount, name: body.name }).data?.name;
      const profile = editProfile.body.safeParse(body).data;
      const isRight = profile !== undefined && findProfileProblems(profile, "2026-11-17").length === 0;
      return { name: name && splitFullName(name), profile: isRight ? profileFromWire(profile) : null };
    },
    findFlaw: (_, { name, profile }) => {
      if (name !== undefined && name !== "" && /[\p{Cc}\p{Bidi_Control}]/u.test(name.first))
        return "a name with hidden marks";
      return profile === null || /^\+\d{10,17}$/.test(profile.phone)
        ? null
        : "a telephone number that is none";
    },
  }),
  defineParser("a new password", {
    share: 20,
    generate: (random) =>
      writeText(random, { phrases: ["Garden-Shed-7", "password1!", "P@ssw0rd", "fernwell"], maxLength: 200 }),
    parse: (password) => isCommonPassword(password, commonPasswords),
  }),
  defineParser("a code for a login", {
    share: 20,
    generate: (random) => ({
      kind: random.pick(["code", "recovery_code"]),
      code: writeText(random, { phrases: ["123456", "123 456", "ABCD-EFGH-2345"], maxLength: 50 }),
    }),
    parse: (body) => confirmLogin.body.safeParse(body).data ?? null,
    findFlaw: (_, body) =>
      body === null || body.kind === "passkey" || /^[A-Z\d]{6,12}$/.test(body.code)
        ? null
        : "a code that is none",
  }),
  defineParser("a device and a network", {
    share: 30,
    generate: (random) => ({
      userAgent: writeText(random, { phrases: agents, maxLength: 300 }),
      address: writeText(random, { phrases: ips, maxLength: 100 }),
    }),
    parse: ({ userAgent, address }) => {
      const network = getNetwork(address);
      return [describeDevice(userAgent), network, describeNetwork(getNeighbourhood(network))] as const;
    },
    findFlaw: ({ address }, [device, network]) =>
      device.length <= 60 && network.length <= Math.max(address.length, 60)
        ? null
        : "a description that grows",
  }),
];

const newAccount = {
  email: "ada@people.example",
  password: "Garden-Shed-7",
  password_confirm: "Garden-Shed-7",
};

const agents = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
  "curl/8.9.1",
];

const ips = [
  "203.0.113.7",
  "2001:db8::1",
  "::ffff:10.0.0.1",
  "fe80::1%eth0",
  "::",
  "1:2:3:4:5:6:7:8",
  "unknown",
];
