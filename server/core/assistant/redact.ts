import type { ModelMessage, ModelRequest, ToolCall } from "./language_model.ts";

/** What stands in the place of something that no provider may read. */
const instead = {
  email: "[e-mail]",
  phone: "[telefone]",
  taxpayer: "[documento]",
  contact: "[contato]",
} as const;

/** Spaces and marks that people write inside of numbers, no line breaks. */
const GAP = String.raw`[ \u00a0.\-\u2010-\u2015]?`;
/** Two digits of a Brazilian area, neither with a zero. */
const AREA = String.raw`\(?0?[1-9][1-9]\)?`;

/** In this order: what holds an `@` or an address first, then the longest numbers. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // WhatsApp's own ids of people, groups and devices.
  [
    /\b[\d-]{5,}(?:[:.]\d+)?@(?:s\.whatsapp\.net|c\.us|g\.us|lid|broadcast|newsletter)\b/gi,
    instead.contact,
  ],
  [
    /\b(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me|telegram\.me)\/\S*/gi,
    instead.contact,
  ],
  [/\b(?:tel|sms|whatsapp|mailto):\S+/gi, instead.contact],
  [/[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, instead.email],
  [/\b\d{2}\.\d{3}\.\d{3}\/\d{4}-?\d{2}\b/g, instead.taxpayer],
  [/\b\d{3}\.\d{3}\.\d{3}-?\d{2}\b|\b\d{9}-\d{2}\b/g, instead.taxpayer],
  // With a country: +55 (11) 91234-5678, 5511912345678, +351 912 345 678.
  [/\+\d{1,3}[ .\-]?(?:\(?\d{1,4}\)?[ .\-]?){2,5}\d\b/g, instead.phone],
  [
    new RegExp(String.raw`(?<![\w.,])(?:00)?55${GAP}${AREA}${GAP}9?\d{4}${GAP}\d{4}(?!\d)`, "g"),
    instead.phone,
  ],
  // Without one: (11) 91234-5678, 11 1234-5678, 11912345678.
  [
    new RegExp(String.raw`(?<![\w.,])${AREA}${GAP}9${GAP}\d{4}${GAP}\d{4}(?![\d,])`, "g"),
    instead.phone,
  ],
  [
    new RegExp(
      String.raw`(?<![\w.,])(?:\(0?[1-9][1-9]\)|0?[1-9][1-9])${GAP}[2-5]\d{3}[ \-]?\d{4}(?![\d,])`,
      "g",
    ),
    instead.phone,
  ],
  // A number without an area: 91234-5678.
  [/(?<![\w.,-])9?\d{4}-\d{4}(?![\d,-])/g, instead.phone],
  // A CPF or CNPJ as digits alone.
  [/(?<![\w.,-])(?:\d{11}|\d{14})(?![\w,-])/g, instead.taxpayer],
];

/** Characters without a width or a meaning, and the keys around digits, which would part what a pattern looks for. */
const PARTING = /[\0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<=\d)\ufe0f?\u20e3/g;

/** A text with digits and signs of other widths and styles as the plain ones. */
const plainText = (text: string): string => text.normalize("NFKC").replace(PARTING, "");

/**
 * Returns a text without email addresses, phone numbers, CPF, CNPJ and ids of messengers. What looks
 * like one is taken for one: a product's code of 11 digits goes with them.
 */
export function redactForModel(text: string): string {
  return patterns.reduce(
    (left, [pattern, word]) => left.replace(pattern, word),
    plainText(text),
  );
}

/** Redacts every text in a JSON value, the names of its fields included. */
export function redactValue(value: unknown): unknown {
  if (typeof value === "string") return redactForModel(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value === "number" || typeof value === "bigint") {
    const written = String(value);
    return redactForModel(written) === written ? value : redactForModel(written);
  }
  if (value === null || typeof value !== "object") return value;
  if (value instanceof Date) return value.toISOString();
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [redactForModel(name), redactValue(one)]),
  );
}

/** Returns a request as it may leave this installation. Redacting it again changes nothing. */
export const redactRequest = (request: ModelRequest): ModelRequest => ({
  ...request,
  instructions: redactForModel(request.instructions),
  messages: request.messages.map(redactMessage),
});

function redactMessage(message: ModelMessage): ModelMessage {
  if (message.role === "tool") return { ...message, result: redactValue(message.result) };
  const text = redactForModel(message.text);
  if (message.role === "user") return { ...message, text };
  return { ...message, text, toolCalls: message.toolCalls.map(redactCall) };
}

const redactCall = (call: ToolCall): ToolCall => ({ ...call, input: redactValue(call.input) });

/** What one step sent to the provider, for its person to read. Kept with the answer it led to. */
export type SentToModel = {
  /** The model's name. */
  readonly model: string;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** The names of the tools that it was offered. */
  readonly tools: readonly string[];
};

/** Returns what `stream(request)` of that model sends. */
export function sentToModel(model: string, request: ModelRequest): SentToModel {
  const { instructions, messages, tools } = redactRequest(request);
  return { model, instructions, messages, tools: tools.map(({ name }) => name) };
}
