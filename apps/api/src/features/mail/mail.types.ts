import type { Offer, Price } from "@fernwell/domain/billing/offers";

/** The data of every mail that the product sends. */
export type Mail =
  | {
      readonly template: "verificationCode";
      readonly code: string;
      readonly verifyUrl: string;
      readonly lifeMinutes: number;
      readonly linkLifeHours: number;
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
      readonly linkLifeHours: number;
    }
  | {
      readonly template: "loginLink";
      readonly name: string;
      readonly allowUrl: string;
      readonly linkLifeHours: number;
    }
  | {
      readonly template: "passwordChanged";
      readonly name: string;
      readonly loginUrl: string;
      readonly changedAt: Date;
      /** The person changed it in a session, which stays. */
      readonly isOneSessionKept: boolean;
    }
  | {
      readonly template: "newDevice";
      readonly name: string;
      /** Such as "Firefox on Windows". */
      readonly device: string;
      readonly loggedInAt: Date;
      readonly endUrl: string;
    }
  | {
      readonly template: "factorChanged";
      readonly name: string;
      readonly change:
        | "passkey_added"
        | "passkey_removed"
        | "authenticator_added"
        | "authenticator_removed"
        | "recovery_codes_made"
        | "recovery_code_used";
      readonly changedAt: Date;
      /** Unused recovery codes. */
      readonly codesLeft: number;
      readonly settingsUrl: string;
    }
  | { readonly template: "confirmEmail"; readonly confirmUrl: string; readonly linkLifeHours: number }
  | { readonly template: "addressTaken"; readonly name: string }
  | { readonly template: "emailRetry"; readonly name: string }
  | {
      readonly template: "emailChanged";
      readonly name: string;
      readonly changedAt: Date;
      readonly undoUrl: string;
      readonly undoDays: number;
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
  | { readonly template: "calendarStarted"; readonly name: string; readonly settingsUrl: string }
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
