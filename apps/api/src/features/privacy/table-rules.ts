/**
 * What happens to a column in a person's copy: `copied` is included; `secret` would help someone who steals the
 * copy; `internal` is our own bookkeeping and says nothing about the person.
 */
type Use = "copied" | "secret" | "internal";

/** How a person's rows are found. */
export type Finder = "userId" | "email" | "customerId";

/** As long as the account, or some hours from the time in a column. */
type Keeping<Columns> = "account" | { readonly from: keyof Columns & string; readonly hours: number };

interface PersonalTable<Columns> {
  readonly foundBy: Finder & keyof Columns;
  readonly columns: { readonly [Column in keyof Columns]: Use };
  readonly kept: Keeping<Columns>;
}

interface ImpersonalTable<Columns> {
  readonly foundBy: null;
  readonly why: string;
  readonly kept: "always" | Exclude<Keeping<Columns>, "account">;
}

/** A table with a column that identifies a person is personal, whatever its purpose. */
export type TableRule<Columns> = Finder & keyof Columns extends never
  ? ImpersonalTable<Columns>
  : PersonalTable<Columns>;

/** Retention times are in hours. */
export const day = 24;
