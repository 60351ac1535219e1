import { type Profile, profileSchema } from "@fernwell/contract/profiles";
import type { ProfileRow } from "./profiles.queries.ts";

export function profileToWire(row: ProfileRow): Profile {
  return {
    name: `${row.firstName} ${row.lastName}`.trim(),
    fname: row.firstName,
    lname: row.lastName,
    dob: row.bornOn,
    gender: profileSchema.shape.gender.parse(row.gender),
    phone: row.phone,
    address: row.address,
  };
}
