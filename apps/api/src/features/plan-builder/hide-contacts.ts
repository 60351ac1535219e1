const address = /[^\s"'<>()]+@[^\s"'<>()]+/g;
const phone = /\+?\d(?:[\s().-]{0,2}\d){8,}/g;

/** What a model is shown of a prompt: e-mail addresses and telephone numbers have no part in a plan. */
export function hideContacts(prompt: string): string {
  return prompt.replaceAll(address, "…").replaceAll(phone, "…");
}
