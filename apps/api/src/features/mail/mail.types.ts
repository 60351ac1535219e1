import type { Offer, Price } from "@fernwell/domain/billing/offers";

/** The data of every mail that the product sends. */
export type Mail =
  | {
      readonly template: "verificationCode";
      readonly name: string;
      readonly code: string;
      readonly lifeMinutes: number;
    }
  | {
      readonly template: "alreadyRegistered";
      readonly name: string;
      readonly loginUrl: string;
    }
  | { readonly template: "welcome"; readonly name: string; readonly loginUrl: string }
  | {
      readonly template: "passwordReset";
      readonly name: string;
      readonly code: string;
      readonly resetUrl: string;
      readonly lifeMinutes: number;
    }
  | {
      readonly template: "passwordChanged";
      readonly name: string;
      readonly loginUrl: string;
      readonly changedAt: Date;
    }
  | {
      readonly template: "trialEnding";
      readonly name: string;
      readonly trialEndsAt: Date;
      readonly offer: Offer;
      readonly price: Price;
      readonly subscriptionUrl: string;
      readonly cancelUrl: string;
    }
  | {
      readonly template: "exportReady";
      readonly name: string;
      readonly lifeDays: number;
      readonly settingsUrl: string;
    }
  | {
      readonly template: "accountDeleted";
      readonly name: string;
      readonly receipt: string;
      readonly requestedAt: Date;
      readonly reason: "asked" | "unused";
    }
  | {
      readonly template: "subscriptionCancelled";
      readonly name: string;
      readonly offer: Offer;
      /** Null if it has already ended. */
      readonly endsAt: Date | null;
      readonly subscriptionUrl: string;
    };
