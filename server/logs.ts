import { AsyncLocalStorage } from "node:async_hooks";
import {
  configure,
  getTextFormatter,
  jsonLinesFormatter,
  type Sink,
  type TextFormatter,
} from "@logtape/logtape";
import { redactByField, redactByPattern } from "@logtape/redaction";
import type { Environment } from "./config.ts";

const requests = new AsyncLocalStorage<Record<string, unknown>>();

/** Whatever `answer` logs, however deep, carries the request's id. */
export const inRequest = <Result>(requestId: string, answer: () => Result): Result =>
  requests.run({ requestId }, answer);

/** The id of the request that is being answered; undefined in a job. */
export const requestId = () => requests.getStore()?.requestId as string | undefined;

const REDACTED = "***";

/** Properties of a log line whose values nobody reads. */
const SECRET_FIELDS = [/password/i, /secret/i, /token/i, /authorization/i, /cookie/i, /signature/i];

/**
 * The same inside a text: what an address or a header says after such a name. Strangers write some of
 * it: none of these may take longer than the text is long.
 */
const SECRETS_IN_TEXT = [
  {
    pattern: /((?:password|secret|token|signature)=)[^&\s"']+/gi,
    replacement: (match: string) => `${match.slice(0, match.indexOf("=") + 1)}${REDACTED}`,
  },
  // Who signs in at a database or a mail server, as its address says it.
  {
    pattern: /\b[a-z][a-z0-9+]{0,20}:\/\/[^\s\/@:"']*:[^\s\/@"']+@/gi,
    replacement: (match: string) => `${match.slice(0, match.indexOf("//") + 2)}${REDACTED}@`,
  },
  { pattern: /Bearer [\w.~+/=-]+/gi, replacement: `Bearer ${REDACTED}` },
  { pattern: /\d{6,20}:[A-Za-z0-9_-]{30,}/g, replacement: REDACTED }, // a bot of Telegram, wherever
  { pattern: /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, replacement: REDACTED }, // a JWT: a session, a letter's code
  { pattern: /-----BEGIN[\w ]* KEY-----[^"]*?-----END[\w ]* KEY-----/g, replacement: REDACTED },
];

/** Writes each line by `write`, in `format`, without the secrets that got into it. */
export function discreetSink(format: TextFormatter, write: (line: string) => void): Sink {
  const formatter = redactByPattern(format, SECRETS_IN_TEXT);
  return redactByField((record) => write(formatter(record).trimEnd()), {
    fieldPatterns: SECRET_FIELDS,
    action: () => REDACTED,
  });
}

/** Words on a developer's terminal, JSON lines everywhere else. */
export async function startLogs(environment: Environment) {
  const format = environment === "development" ? getTextFormatter() : jsonLinesFormatter;
  await configure({
    contextLocalStorage: requests,
    sinks: { output: discreetSink(format, console.info) },
    loggers: [
      { category: "garimpo", sinks: ["output"], lowestLevel: "info" },
      { category: ["logtape", "meta"], sinks: ["output"], lowestLevel: "warning" },
    ],
  });
}
