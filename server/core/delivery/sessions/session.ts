import type { SessionId, UserId } from "../../ids.ts";
import type { Channel, SessionProblem } from "../messenger.ts";

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
  /** Since when the platform no longer lends the number that it sends through. */
  readonly numberRevokedAt: Date | null;
};

export const healths = [
  "CONNECTED",
  "CONNECTING",
  "SILENT",
  "REVOKED",
  "ELSEWHERE",
  "UNREACHABLE",
  "RESTRICTED",
  "BANNED",
  "OUTDATED",
  "NUMBER_REVOKED",
  "DISCONNECTED",
] as const;
export type Health = (typeof healths)[number];

/** Milliseconds: a sign of life older than this proves nothing any more. */
export const SIGN_MS = 2 * 60 * 1000;

/** How a session is, as its last signs of life show it at `now`: nobody declares it connected. */
export function healthAt(session: MessengerSession, now: Date): Health {
  if (session.disconnectedAt) return "DISCONNECTED";
  if (session.numberRevokedAt) return "NUMBER_REVOKED";
  if (session.problem) return session.problem;
  const sign = lastSignOf(session);
  if (!sign) return "CONNECTING";
  return now.getTime() - sign.getTime() <= SIGN_MS ? "CONNECTED" : "SILENT";
}

/** When the vendor last answered, or took a message. */
export function lastSignOf({ aliveAt, receiptAt }: MessengerSession): Date | null {
  if (!aliveAt || !receiptAt) return aliveAt ?? receiptAt;
  return aliveAt > receiptAt ? aliveAt : receiptAt;
}

/** Where accounts are phone numbers: the same one may be in any of them. */
export const numberChannels: readonly Channel[] = ["WHATSAPP", "EVOLUTION"];

export const isNumber = (channel: Channel): boolean => numberChannels.includes(channel);

/** The chat of an account with its owner that is there from the first; null: they have to open it. */
export const ownChatOf = (channel: Channel, accountId: string): string | null =>
  isNumber(channel) ? `${accountId}@s.whatsapp.net` : null;

/** Where each messenger has a person add an account to a group, or open its own chat. */
const links: Readonly<Record<Channel, { home: string; group: string; chat: string } | null>> = {
  TELEGRAM: { home: "https://t.me/", group: "startgroup=true", chat: "start=" },
  WHATSAPP: null,
  EVOLUTION: null,
  PLATFORM: null,
};

type Linked = Pick<MessengerSession, "channel" | "handle" | "ownerCode" | "disconnectedAt">;

/** The address that adds the account to a group; null where there is none. */
export function addToGroupUrl({ channel, handle, disconnectedAt }: Linked): string | null {
  const link = links[channel];
  return link && handle && !disconnectedAt ? `${link.home}${handle}?${link.group}` : null;
}

/** The address by which the owner, and nobody else, opens their own chat with the account. */
export function ownerUrl({ channel, handle, ownerCode, disconnectedAt }: Linked): string | null {
  const link = links[channel];
  if (!link || !handle || disconnectedAt) return null;
  return `${link.home}${handle}?${link.chat}${ownerCode}`;
}
