/** Everything the product writes to people. */
export type Letter =
  | {
      readonly template: "verificationCode";
      readonly name: string;
      readonly code: string;
      readonly lifeMinutes: number;
    }
  | { readonly template: "alreadyRegistered"; readonly name: string; readonly loginUrl: string };
