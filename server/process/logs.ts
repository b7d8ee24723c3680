import { AsyncLocalStorage } from "node:async_hooks";
import {
  configure,
  getTextFormatter,
  jsonLinesFormatter,
  type LogRecord,
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

/** Lines of one class are written once in so long; milliseconds. */
const WINDOW_MS = 10_000;
/** Classes that are told apart at once. */
const MOST_CLASSES = 1_000;

/**
 * Returns a sink that writes the first warning or error of each class, and after ten seconds how many
 * more there were: a full disk or a lost database must not fill the log.
 */
export function countingSink(sink: Sink): Sink {
  const counts = new Map<string, number>();

  return (record) => {
    const isCounted = record.level === "warning" || record.level === "error";
    if (!isCounted) return sink(record);
    const key = counts.size < MOST_CLASSES ? classOf(record) : String(record.rawMessage);
    const count = counts.get(key);
    if (count !== undefined) return void counts.set(key, count + 1);
    counts.set(key, 0);
    sink(record);
    const timer = setTimeout(() => {
      const more = counts.get(key)!;
      counts.delete(key);
      if (more > 0) sink(summaryOf(record, more));
    }, WINDOW_MS);
    if (typeof timer === "number") Deno.unrefTimer(timer);
  };
}

/** A line's class: where it comes from, its template, and its error apart from numbers and ids. */
function classOf({ category, level, rawMessage, properties }: LogRecord): string {
  const error = properties["error"] ?? properties["line"]; // a line is another program's
  const { name, code, message } = error instanceof Error
    ? error as Error & { code?: string }
    : { name: "", code: "", message: String(error ?? "") };
  const sentence = message.slice(0, 100).replace(/\d+|[a-z]{3}_\w+/g, "#");
  return [...category, level, String(rawMessage), name, code, sentence].join("\n");
}

const summaryOf = (record: LogRecord, more: number): LogRecord => ({
  ...record,
  rawMessage: "{count} more like: {line}",
  message: ["", more, " more like: ", String(record.rawMessage), ""],
  properties: { count: more, line: String(record.rawMessage) },
  timestamp: Date.now(),
});

/** Starts logging: text on a developer's terminal, JSON lines elsewhere. */
export async function startLogs(environment: Environment) {
  const format = environment === "development" ? getTextFormatter() : jsonLinesFormatter;
  await configure({
    contextLocalStorage: requests,
    sinks: { output: countingSink(redactingSink(format, console.info)) },
    loggers: [
      { category: "garimpo", sinks: ["output"], lowestLevel: "info" },
      { category: ["logtape", "meta"], sinks: ["output"], lowestLevel: "warning" },
    ],
  });
}
