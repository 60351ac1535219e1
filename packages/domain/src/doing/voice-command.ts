export type VoiceCommand = "next" | "back" | "howLong";

const phrases: Readonly<Record<VoiceCommand, readonly string[]>> = {
  next: ["next", "next step", "next one", "go on", "carry on", "continue"],
  back: ["back", "go back", "step back", "one back", "previous", "previous step"],
  howLong: [
    "how long",
    "how long left",
    "how long is left",
    "how long to go",
    "how much longer",
    "how much time",
    "how much time is left",
    "how many minutes",
    "time left",
  ],
};

const commands: readonly VoiceCommand[] = ["next", "back", "howLong"];
const courtesies = /\b(please|okay|ok|hey|now|thanks|thank you)\b/g;

/** Null for anything else: a kitchen is full of talk, so the words have to be the whole of what was said. */
export function readCommand(text: string): VoiceCommand | null {
  const words = text
    .toLowerCase()
    .replace(/[^a-z\s]/g, " ")
    .replace(courtesies, " ")
    .trim()
    .replace(/\s+/g, " ");
  return commands.find((command) => phrases[command].includes(words)) ?? null;
}
