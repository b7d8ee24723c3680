import type { SessionId, UserId } from "../ids.ts";
import type { Channel, Trouble } from "./messenger.ts";

/** A person's account at a messenger. */
export type MessengerSession = {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly channel: Channel;
  readonly accountId: string;
  readonly name: string;
  readonly handle: string | null;
  readonly credentialHint: string;
  readonly ownerCode: string;
  readonly trouble: Trouble | null;
  readonly troubleSince: Date | null;
  readonly aliveAt: Date | null;
  readonly receiptAt: Date | null;
  readonly disconnectedAt: Date | null;
};

export const healths = [
  "CONNECTED",
  "CONNECTING",
  "SILENT",
  "REVOKED",
  "ELSEWHERE",
  "UNREACHABLE",
  "DISCONNECTED",
] as const;
export type Health = (typeof healths)[number];

/** Milliseconds: a sign of life older than this proves nothing any more. */
export const SIGN_MS = 2 * 60 * 1000;

/** How a session is, as its last signs of life show it at `now`: nobody declares it connected. */
export function healthAt(session: MessengerSession, now: Date): Health {
  if (session.disconnectedAt) return "DISCONNECTED";
  if (session.trouble) return session.trouble;
  const sign = lastSignOf(session);
  if (!sign) return "CONNECTING";
  return now.getTime() - sign.getTime() <= SIGN_MS ? "CONNECTED" : "SILENT";
}

/** When the vendor last answered, or took a message. */
export function lastSignOf({ aliveAt, receiptAt }: MessengerSession): Date | null {
  if (!aliveAt || !receiptAt) return aliveAt ?? receiptAt;
  return aliveAt > receiptAt ? aliveAt : receiptAt;
}

/** Where each messenger has a person add an account to a group, or open its own chat. */
const links: Readonly<Record<Channel, { home: string; group: string; chat: string }>> = {
  TELEGRAM: { home: "https://t.me/", group: "startgroup=true", chat: "start=" },
};

type Linked = Pick<MessengerSession, "channel" | "handle" | "ownerCode" | "disconnectedAt">;

/** The address that adds the account to a group; null where there is none. */
export function addToGroupUrl({ channel, handle, disconnectedAt }: Linked): string | null {
  if (!handle || disconnectedAt) return null;
  return `${links[channel].home}${handle}?${links[channel].group}`;
}

/** The address by which the owner, and nobody else, opens their own chat with the account. */
export function ownerUrl({ channel, handle, ownerCode, disconnectedAt }: Linked): string | null {
  if (!handle || disconnectedAt) return null;
  return `${links[channel].home}${handle}?${links[channel].chat}${ownerCode}`;
}
