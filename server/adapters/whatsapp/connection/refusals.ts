import { MessengerRefusal, type RefusalReason } from "../../../core/delivery/messenger.ts";

/** What WhatsApp's server says no with, about a group. */
const ofGroups: Readonly<Record<number, RefusalReason>> = {
  401: "GROUP_FORBIDDEN",
  403: "GROUP_FORBIDDEN",
  404: "GROUP_GONE",
  410: "GROUP_GONE",
};

/** Codes by which it asks an account for less, or for nothing at all. */
const restrictions = [429, 463];

/** The server does not take a message as it is addressed: the group changed meanwhile. */
export const MISADDRESSED = 421;

/** Why the server did not take a message. Its source: the error of its ack. */
export function refusalOfAck(code: number, isGroup: boolean): MessengerRefusal {
  const detail = `the server's ack says ${code}`;
  if (restrictions.includes(code)) return restricted(detail);
  if (code === MISADDRESSED || code >= 500) return new MessengerRefusal("LATER", detail);
  return new MessengerRefusal(isGroup && ofGroups[code] || "MESSAGE_REFUSED", detail);
}

/** Why a question got no answer, whose asking changes nothing: it may be asked again. */
export function unanswered(error: unknown): MessengerRefusal {
  if (error instanceof MessengerRefusal) return error;
  const code = codeOf(error);
  const detail = `${code ?? "no code"}: ${error instanceof Error ? error.message : error}`;
  if (code !== null && restrictions.includes(code)) return restricted(detail);
  return new MessengerRefusal(code !== null && ofGroups[code] || "LATER", detail, { cause: error });
}

const restricted = (detail: string) =>
  new MessengerRefusal("SESSION", detail, { problem: "RESTRICTED" });

/** The server said that there is no such group, or that it is none of ours. */
export const isAbsent = ({ reason }: MessengerRefusal): boolean =>
  reason === "GROUP_GONE" || reason === "GROUP_FORBIDDEN";

/** The library's errors bear the server's code in `data`, and their own as an HTTP answer would. */
export function codeOf(error: unknown): number | null {
  if (typeof error === "number") return error; // why the socket closed
  if (!(error instanceof Error)) return null;
  const { data, output } = error as { data?: unknown; output?: { statusCode?: unknown } };
  const code = typeof data === "number" ? data : output?.statusCode;
  return typeof code === "number" ? code : null;
}

/** What a send failed with that may have been done. */
export const inDoubt = (error: unknown): Error =>
  error instanceof Error ? error : new Error(`the connection ended with ${error}`);
