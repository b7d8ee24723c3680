import { AsyncLocalStorage } from "node:async_hooks";
import {
  configure,
  getTextFormatter,
  jsonLinesFormatter,
  type Sink,
  type TextFormatter,
} from "@logtape/logtape";
import { redactByField, redactByPattern } from "@logtape/redaction";
import type { Environment } from "../config/config.ts";

const requests = new AsyncLocalStorage<Record<string, unknown>>();

/** Runs `respond`; every line that it logs has the request's id. */
export const withRequestId = <Result>(requestId: string, respond: () => Result): Result =>
  requests.run({ requestId }, respond);

/** Returns the id of the current request; undefined in a job. */
export const requestId = () => requests.getStore()?.requestId as string | undefined;

const REDACTED = "***";

/** Properties of a log line whose values are never written. */
const SECRET_FIELDS = [/password/i, /secret/i, /token/i, /authorization/i, /cookie/i, /signature/i];

/**
 * Secrets inside a text, such as an address or a header. Strangers write some of these texts: every
 * pattern matches in linear time.
 */
const SECRETS_IN_TEXT = [
  {
    pattern: /((?:password|secret|token|signature)=)[^&\s"']+/gi,
    replacement: (match: string) => `${match.slice(0, match.indexOf("=") + 1)}${REDACTED}`,
  },
  // The user and password in the address of a database or a mail server.
  {
    pattern: /\b[a-z][a-z0-9+]{0,20}:\/\/[^\s\/@:"']*:[^\s\/@"']+@/gi,
    replacement: (match: string) => `${match.slice(0, match.indexOf("//") + 2)}${REDACTED}@`,
  },
  { pattern: /Bearer [\w.~+/=-]+/gi, replacement: `Bearer ${REDACTED}` },
  { pattern: /\d{6,20}:[A-Za-z0-9_-]{30,}/g, replacement: REDACTED }, // a Telegram bot's token
  { pattern: /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, replacement: REDACTED }, // a JWT: a session, an email's code
  { pattern: /-----BEGIN[\w ]* KEY-----[^"]*?-----END[\w ]* KEY-----/g, replacement: REDACTED },
];

/** Returns a sink that writes lines in `format` through `write`, without their secrets. */
export function redactingSink(format: TextFormatter, write: (line: string) => void): Sink {
  const formatter = redactByPattern(format, SECRETS_IN_TEXT);
  return redactByField((record) => write(formatter(record).trimEnd()), {
    fieldPatterns: SECRET_FIELDS,
    action: () => REDACTED,
  });
}

/** Starts logging: text on a developer's terminal, JSON lines elsewhere. */
export async function startLogs(environment: Environment) {
  const format = environment === "development" ? getTextFormatter() : jsonLinesFormatter;
  await configure({
    contextLocalStorage: requests,
    sinks: { output: redactingSink(format, console.info) },
    loggers: [
      { category: "garimpo", sinks: ["output"], lowestLevel: "info" },
      { category: ["logtape", "meta"], sinks: ["output"], lowestLevel: "warning" },
    ],
  });
}
