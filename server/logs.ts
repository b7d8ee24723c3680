import { AsyncLocalStorage } from "node:async_hooks";
import {
  configure,
  getConsoleSink,
  getTextFormatter,
  jsonLinesFormatter,
  type LogRecord,
} from "@logtape/logtape";
import type { Environment } from "./config.ts";

const requests = new AsyncLocalStorage<Record<string, unknown>>();

/** Whatever `answer` logs, however deep, carries the request's id. */
export const inRequest = <Result>(requestId: string, answer: () => Result): Result =>
  requests.run({ requestId }, answer);

/** The id of the request that is being answered; undefined in a job. */
export const requestId = () => requests.getStore()?.requestId as string | undefined;

/** What must not stand in a log, wherever it comes from: values that follow one of these names. */
const SECRETS =
  /((?:password|token|secret|authorization|cookie|signature)(?:\\?["'])?\s*[=:]\s*)(?:\\?(["']).*?\\?\2|(?:Bearer )?[^"'&\s,}\\]+)/gi;

export const redacted = (line: string) => line.replace(SECRETS, "$1***");

/** Words on a developer's terminal, JSON lines everywhere else. */
export async function startLogs(environment: Environment) {
  const format = environment === "development" ? getTextFormatter() : jsonLinesFormatter;
  const formatter = (record: LogRecord) => redacted(format(record));
  const lowestLevel = "info";
  await configure({
    contextLocalStorage: requests,
    sinks: { console: getConsoleSink({ formatter }) },
    loggers: [
      { category: "garimpo", sinks: ["console"], lowestLevel },
      { category: ["logtape", "meta"], sinks: ["console"], lowestLevel: "warning" },
    ],
  });
}
