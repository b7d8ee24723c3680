import type { SessionId, UserId } from "../../ids.ts";
import { type Channel, type SessionProblem, sessionProblems } from "../messenger.ts";

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
  readonly problem: SessionProblem | null;
  readonly problemSince: Date | null;
  readonly aliveAt: Date | null;
  readonly receiptAt: Date | null;
  readonly disconnectedAt: Date | null;
  /** When the platform stopped sharing the number that it sends through; null: it shares it. */
  readonly numberRevokedAt: Date | null;
};

export const healths = [
  "CONNECTED",
  "CONNECTING",
  "SILENT",
  ...sessionProblems,
  "NUMBER_REVOKED",
  "DISCONNECTED",
] as const;
export type Health = (typeof healths)[number];

/** Milliseconds for which a sign of life counts. */
export const SIGN_MS = 2 * 60 * 1000;

/**
 * Returns a session's health at `now`, by its last signs of life rather than by a stored status.
 */
export function healthAt(session: MessengerSession, now: Date): Health {
  if (session.disconnectedAt) return "DISCONNECTED";
  if (session.numberRevokedAt) return "NUMBER_REVOKED";
  if (session.problem) return session.problem;
  const sign = lastSignOf(session);
  if (!sign) return "CONNECTING";
  return now.getTime() - sign.getTime() <= SIGN_MS ? "CONNECTED" : "SILENT";
}

/** Returns when the vendor last answered or accepted a message. */
export function lastSignOf({ aliveAt, receiptAt }: MessengerSession): Date | null {
  if (!aliveAt || !receiptAt) return aliveAt ?? receiptAt;
  return aliveAt > receiptAt ? aliveAt : receiptAt;
}

/** The channels whose accounts are phone numbers: one number may be in any of them. */
export const numberChannels: readonly Channel[] = ["WHATSAPP", "EVOLUTION"];

export const isNumber = (channel: Channel): boolean => numberChannels.includes(channel);

/**
 * Returns the chat of an account with its owner that exists from the start; null: they have to open
 * it.
 */
export const ownChatOf = (channel: Channel, accountId: string): string | null =>
  isNumber(channel) ? `${accountId}@s.whatsapp.net` : null;

/** The links of each messenger to add an account to a group, or to open its own chat. */
const links: Readonly<Record<Channel, { home: string; group: string; chat: string } | null>> = {
  TELEGRAM: { home: "https://t.me/", group: "startgroup=true", chat: "start=" },
  WHATSAPP: null,
  EVOLUTION: null,
  PLATFORM: null,
};

type Linked = Pick<MessengerSession, "channel" | "handle" | "ownerCode" | "disconnectedAt">;

/** Returns the link that adds the account to a group; null where there is none. */
export function addToGroupUrl({ channel, handle, disconnectedAt }: Linked): string | null {
  const link = links[channel];
  return link && handle && !disconnectedAt ? `${link.home}${handle}?${link.group}` : null;
}

/**
 * Returns the link by which the owner, proven by their code, opens their own chat with the account.
 */
export function ownerUrl({ channel, handle, ownerCode, disconnectedAt }: Linked): string | null {
  const link = links[channel];
  if (!link || !handle || disconnectedAt) return null;
  return `${link.home}${handle}?${link.chat}${ownerCode}`;
}
