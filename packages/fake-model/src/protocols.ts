import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";

/** How one vendor's requests are read and answered. */
export interface Protocol {
  keyIn(headers: IncomingHttpHeaders): string | undefined;
  /** The last thing that the user says. */
  messageIn(body: unknown): string;
  answer(text: string, inputTokens: number): unknown;
}

const textParts = z.union([
  z.string(),
  z.array(z.object({ text: z.string() })).transform((parts) => parts.map(({ text }) => text).join("")),
]);
const conversation = z.object({
  messages: z.array(z.object({ role: z.string(), content: textParts })),
});

function lastUserMessage(body: unknown): string {
  return conversation.parse(body).messages.findLast(({ role }) => role === "user")?.content ?? "";
}

const outputTokensOf = (text: string) => Math.ceil(text.length / 4);

const chatCompletions: Protocol = {
  keyIn: ({ authorization }) => authorization?.replace(/^Bearer /, ""),
  messageIn: lastUserMessage,
  answer: (content, inputTokens) => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model: "stand-in",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokensOf(content),
      total_tokens: inputTokens + outputTokensOf(content),
    },
  }),
};

const messages: Protocol = {
  keyIn: (headers) => [headers["x-api-key"]].flat()[0],
  messageIn: lastUserMessage,
  answer: (text, inputTokens) => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content: [{ type: "text", text }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: inputTokens, output_tokens: outputTokensOf(text) },
  }),
};

export const protocols: Readonly<Record<string, Protocol>> = {
  "/v1/chat/completions": chatCompletions,
  "/v1/messages": messages,
};
