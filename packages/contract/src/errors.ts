import { z } from "zod";

/** Every expected failure: its HTTP status and the sentence that the person reads. */
export const errorTable = {
  invalidInput: { status: 422, detail: "Please check what you entered." },
  notSignedIn: { status: 401, detail: "Please log in to continue." },
  sessionEnded: { status: 401, detail: "Your session has ended. Please log in again." },
  wrongCredentials: { status: 401, detail: "The email or password is not right." },
  wrongPassword: { status: 403, detail: "That password is not right." },
  exportNotReady: { status: 404, detail: "There is no copy of your data to download. Please ask for one." },
  emailNotVerified: {
    status: 403,
    detail: "Your email is not verified yet. Please enter the code we sent you.",
  },
  wrongVerificationCode: { status: 400, detail: "That code is not right or has expired." },
  wrongResetCode: { status: 400, detail: "That code is not right or has expired." },
  wrongResetLink: {
    status: 400,
    detail: "This link has expired or has been used. Please ask for a new one.",
  },
  tooManyRequests: { status: 429, detail: "Too many tries. Please wait a little and try again." },
  routeNotFound: { status: 404, detail: "There is nothing at this address." },
  planNotFound: { status: 404, detail: "We could not find that plan." },
  notForYou: { status: 409, detail: "That does not suit what you told us." },
  tooManyPlans: { status: 409, detail: "You have as many plans as we can keep. Please remove one first." },
  tooManyFavourites: { status: 409, detail: "You have as many favourites as we can keep." },
  itemNotFound: { status: 404, detail: "We could not find that." },
  bodyTooLarge: { status: 413, detail: "That is more than we can take in one go." },
  unsupportedMediaType: { status: 415, detail: "Please send JSON." },
  malformedRequest: { status: 400, detail: "We could not read that request." },
  wrongSignature: { status: 400, detail: "The signature is not right or too old." },
  alreadySubscribed: {
    status: 409,
    detail: "You already have a subscription, so there is nothing more to pay.",
  },
  noSubscription: { status: 409, detail: "You have no subscription, so there is nothing to change." },
  planNotChangeable: {
    status: 409,
    detail: "The plan cannot be changed while your subscription is ending or waits for a payment.",
  },
  checkoutReplaced: { status: 409, detail: "You have just chosen another plan. Please try again." },
  paymentsUnavailable: {
    status: 503,
    detail: "Payments are not available right now, and nothing was charged. Please try again in a moment.",
  },
  planUnderWay: {
    status: 409,
    detail: "We are still making another plan for you. Please try again in a moment.",
  },
  modelOverloaded: { status: 503, detail: "Our AI model is overloaded. Please try again later." },
  busy: { status: 503, detail: "We are very busy right now. Please try again in a moment." },
  unexpected: { status: 500, detail: "Something went wrong on our side." },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errorTable;

export const validationIssueSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type ValidationIssue = z.infer<typeof validationIssueSchema>;

/** A sentence for the person, or one entry per field that is not as it should be. */
export const errorBodySchema = z.object({
  detail: z.union([z.string(), z.array(validationIssueSchema)]),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
