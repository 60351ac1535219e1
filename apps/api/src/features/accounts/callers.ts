import type { Deps } from "../../deps.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import type { Client } from "../../platform/http/router.ts";
import { familiarSeconds } from "./accounts.limits.ts";
import { isKnownDevice } from "./devices.queries.ts";
import { readDeviceKey } from "./devices.ts";
import { hashWithSecret, listPossibleHashes } from "./keyed-hash.ts";

export interface AccountCall {
  readonly client: Client;
  readonly cookies: Cookies;
}

/** Who calls about an address, as the limits see it. */
export interface Caller {
  /** A device that the owner of the address has used, or else the network. Limits count it together with the address. */
  readonly origin: string;
  readonly isKnownDevice: boolean;
  /** The owner has logged in on this device or from this network. Strangers' tries do not count against them. */
  readonly isFamiliar: boolean;
}

export async function recogniseCaller(
  { db, flags }: Pick<Deps, "db" | "flags">,
  { client, cookies }: AccountCall,
  email: string,
): Promise<Caller> {
  const key = readDeviceKey(cookies);
  if (key && (await isKnownDevice(db, email, key)))
    return { origin: `device ${key.toString("base64url")}`, isKnownDevice: true, isFamiliar: true };
  const isFamiliar = await flags.has(joinNetwork(email, client));
  return { origin: client.neighbourhood, isKnownDevice: false, isFamiliar };
}

export async function makeNetworkFamiliar(
  { flags }: Pick<Deps, "flags">,
  client: Client,
  email: string,
): Promise<void> {
  await flags.set(joinNetwork(email, client), familiarSeconds);
}

/** Identifies a caller in a row without revealing the network. */
export function hashCaller({ config }: Pick<Deps, "config">, caller: Caller, email: string): Buffer {
  return hashWithSecret(config.codes.secrets, labelCaller(caller, email));
}

/** The hashes under which a row may name the caller. */
export function listCallerHashes({ config }: Pick<Deps, "config">, caller: Caller, email: string): Buffer[] {
  return listPossibleHashes(config.codes.secrets, labelCaller(caller, email));
}

function labelCaller({ origin }: Caller, email: string): string {
  return `caller:${email}|${origin}`;
}

function joinNetwork(email: string, { neighbourhood }: Client): string {
  return `${email}|${neighbourhood}`;
}
