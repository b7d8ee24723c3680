import { MessengerRefusal, type RefusalReason } from "../../../core/delivery/messenger.ts";

/** The server's error codes for a group. */
const ofGroups: Readonly<Record<number, RefusalReason>> = {
  401: "GROUP_FORBIDDEN",
  403: "GROUP_FORBIDDEN",
  404: "GROUP_GONE",
  410: "GROUP_GONE",
};

/** The codes by which the server limits an account. */
const restrictions = [429, 463];

/** The server's code for a wrongly addressed message: the group changed meanwhile. */
export const MISADDRESSED = 421;

/** Returns the refusal of a message from the code in the server's ack. */
export function refusalOfAck(code: number, isGroup: boolean): MessengerRefusal {
  const detail = `the server's ack says ${code}`;
  if (restrictions.includes(code)) return restricted(detail);
  if (code === MISADDRESSED || code >= 500) return new MessengerRefusal("LATER", detail);
  return new MessengerRefusal(isGroup && ofGroups[code] || "MESSAGE_REFUSED", detail);
}

/** Returns the refusal of a failed query, which changes nothing and may be repeated. */
export function queryRefusal(error: unknown): MessengerRefusal {
  if (error instanceof MessengerRefusal) return error;
  const code = codeOf(error);
  const detail = `${code ?? "no code"}: ${error instanceof Error ? error.message : error}`;
  if (code !== null && restrictions.includes(code)) return restricted(detail);
  return new MessengerRefusal(code !== null && ofGroups[code] || "LATER", detail, { cause: error });
}

const restricted = (detail: string) =>
  new MessengerRefusal("SESSION", detail, { problem: "RESTRICTED" });

/**
 * Returns whether the server said that there is no such group, or that the account is not in it.
 */
export const isAbsent = ({ reason }: MessengerRefusal): boolean =>
  reason === "GROUP_GONE" || reason === "GROUP_FORBIDDEN";

/** Returns the code of a library's error: the server's in `data`, or its own as an HTTP status. */
export function codeOf(error: unknown): number | null {
  if (typeof error === "number") return error; // why the socket closed
  if (!(error instanceof Error)) return null;
  const { data, output } = error as { data?: unknown; output?: { statusCode?: unknown } };
  const code = typeof data === "number" ? data : output?.statusCode;
  return typeof code === "number" ? code : null;
}

/** Returns the error of a send that may have been performed. */
export const inDoubt = (error: unknown): Error =>
  error instanceof Error ? error : new Error(`the connection ended with ${error}`);
