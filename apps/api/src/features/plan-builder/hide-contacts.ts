const address = /[^\s"'<>()]+@[^\s"'<>()]+/g;
const phone = /\+?\d(?:[\s().-]{0,2}\d){8,}/g;

/** Removes e-mail addresses and phone numbers from a prompt before the model sees it. */
export function hideContacts(prompt: string): string {
  return prompt.replaceAll(address, "…").replaceAll(phone, "…");
}
