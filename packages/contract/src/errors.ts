/**
 * Every failure by its stable code: the HTTP status and the sentence that the person reads.
 * Clients decide by the code. The sentence may change, and a response may carry a more precise one.
 */
export const errorTable = {
  invalid_fields: { status: 422, detail: "Please check what you entered." },
  not_signed_in: { status: 401, detail: "Please log in to continue." },
  session_ended: { status: 401, detail: "Your session has ended. Please log in again." },
  wrong_credentials: { status: 401, detail: "The email or password is not right." },
  wrong_password: { status: 403, detail: "That password is not right." },
  export_not_ready: { status: 404, detail: "There is no copy of your data to download. Please ask for one." },
  email_not_verified: {
    status: 403,
    detail: "Your email is not verified yet. Please enter the code we sent you.",
  },
  second_factor_required: { status: 403, detail: "One more step: please confirm that it is you." },
  login_expired: { status: 400, detail: "That took too long. Please log in again." },
  setup_expired: { status: 400, detail: "That took too long. Please start again." },
  wrong_passkey: { status: 400, detail: "That passkey did not work. Please try again." },
  wrong_code: {
    status: 400,
    detail: "That code is not right or has been used. Please wait for the next one.",
  },
  wrong_recovery_code: { status: 400, detail: "That recovery code is not right or has been used." },
  too_many_passkeys: {
    status: 409,
    detail: "You have as many passkeys as we can keep. Please remove one first.",
  },
  passkey_not_found: { status: 404, detail: "We could not find that passkey." },
  no_second_factor: { status: 409, detail: "Please add a passkey or an authenticator app first." },
  wrong_verification_code: { status: 400, detail: "That code is not right or has expired." },
  wrong_reset_code: { status: 400, detail: "That code is not right or has expired." },
  wrong_reset_link: {
    status: 400,
    detail: "This link has expired or has been used. Please ask for a new one.",
  },
  wrong_link: { status: 400, detail: "This link has expired or has been used." },
  common_password: {
    status: 400,
    detail:
      "That password is one of the first that attackers try. A few words that do not belong together, with a symbol between them, are safer and easy to remember.",
  },
  address_taken: { status: 409, detail: "Another account has this address." },
  documents_changed: {
    status: 409,
    detail: "These documents have just changed. Please read what is new and accept again.",
  },
  too_many_requests: { status: 429, detail: "Too many tries. Please wait a little and try again." },
  route_not_found: { status: 404, detail: "There is nothing at this address." },
  plan_not_found: { status: 404, detail: "We could not find that plan." },
  not_suitable: { status: 409, detail: "That does not suit what you told us." },
  too_many_plans: { status: 409, detail: "You have as many plans as we can keep. Please remove one first." },
  list_full: { status: 409, detail: "That list is full. Please remove something from it first." },
  list_not_found: { status: 404, detail: "We could not find that list." },
  too_many_lists: { status: 409, detail: "You have as many lists as we can keep. Please remove one first." },
  too_many_favourites: { status: 409, detail: "You have as many favourites as we can keep." },
  too_many_explanations: {
    status: 409,
    detail: "You have explained as many words as we can keep. Please take one back first.",
  },
  item_not_found: { status: 404, detail: "We could not find that." },
  calendar_off: {
    status: 409,
    detail: "Your calendar is turned off. Please make an address for it first.",
  },
  reminders_not_offered: { status: 409, detail: "Reminders are not available here." },
  unknown_push_service: {
    status: 409,
    detail: "We do not recognise your browser's notification service, so we cannot remind you here.",
  },
  body_too_large: { status: 413, detail: "That is more than we can take in one go." },
  headers_too_large: { status: 431, detail: "That is more than we can take in one go." },
  address_too_long: { status: 414, detail: "That address is too long." },
  precondition_failed: { status: 412, detail: "That has changed since you last loaded it." },
  range_not_satisfiable: { status: 416, detail: "That part of the file does not exist." },
  request_timeout: { status: 408, detail: "That took too long to reach us. Please try again." },
  unsupported_media_type: { status: 415, detail: "Please send JSON." },
  malformed_request: { status: 400, detail: "We could not read that request." },
  wrong_signature: { status: 400, detail: "The signature is not right or too old." },
  already_subscribed: {
    status: 409,
    detail: "You already have a subscription, so there is nothing more to pay.",
  },
  no_subscription: { status: 409, detail: "You have no subscription, so there is nothing to change." },
  plan_not_changeable: {
    status: 409,
    detail: "The plan cannot be changed while your subscription is ending or waiting for a payment.",
  },
  checkout_replaced: { status: 409, detail: "You have just chosen another plan. Please try again." },
  payments_unavailable: {
    status: 503,
    detail: "Payments are not available right now, and nothing was charged. Please try again in a moment.",
  },
  plan_in_progress: {
    status: 409,
    detail: "We are still making another plan for you. Please try again in a moment.",
  },
  model_overloaded: { status: 503, detail: "Our AI model is overloaded. Please try again later." },
  busy: { status: 503, detail: "We are very busy right now. Please try again in a moment." },
  unexpected: { status: 500, detail: "Something went wrong on our side." },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errorTable;

export const errorCodes = Object.keys(errorTable) as ErrorCode[];
