import type { ConnectionId, UserId } from "../../ids.ts";
import {
  type ConnectableShop,
  personReasons,
  type ShopQuota,
  type ShopReason,
} from "../api/shop_api.ts";

/** A person's account at a shop's API. */
export type ShopConnection = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly shop: ConnectableShop;
  /** The part of the key that may be shown: "…3456". */
  readonly credentialHint: string;
  /** The shop's name of the account; null: unknown. */
  readonly accountName: string | null;
  readonly connectedAt: Date;
  readonly disconnectedAt: Date | null;
  /** When a request last showed whether the connection works. */
  readonly checkedAt: Date | null;
  /** When the shop last responded well. */
  readonly lastSuccessAt: Date | null;
  readonly problem: ShopReason | null;
  readonly problemSince: Date | null;
  /** When the shop's authorization ends unless it is used; null: it does not. */
  readonly expiresAt: Date | null;
  readonly windowStartedAt: Date | null;
  readonly windowCalls: number;
  /** The end of the pause that the shop requested. */
  readonly pausedUntil: Date | null;
};

const connectionStatuses = [
  "CONNECTED",
  "EXPIRING",
  "PAUSED",
  "FAILING",
  "EXPIRED",
  "DISCONNECTED",
] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds before the end of an authorization in which its person is warned. */
export const EXPIRING_MS = 14 * DAY;

/** Milliseconds that a refresh token of Mercado Livre is valid. */
export const AUTHORIZATION_MS = 180 * DAY;

/** Milliseconds after which a shop that refused the account is tried again. */
const REST_MS = 6 * 60 * 60 * 1000;

const forPerson: ReadonlySet<ShopReason> = new Set(personReasons);

type Problematic = Pick<ShopConnection, "problem" | "disconnectedAt">;

/** Whether a connection waits for its person: the other problems end by themselves. */
export const needsPerson = ({ problem, disconnectedAt }: Problematic): boolean =>
  !disconnectedAt && problem !== null && forPerson.has(problem);

/** Whether background requests may use the connection at `now`. */
export function isUsable(connection: ShopConnection, now: Date): boolean {
  const { disconnectedAt, problem, checkedAt, expiresAt, pausedUntil } = connection;
  if (disconnectedAt || problem === "SIGN_IN_EXPIRED") return false;
  if (expiresAt && expiresAt <= now) return false;
  if (pausedUntil && pausedUntil > now) return false;
  if (!needsPerson(connection)) return true;
  return !checkedAt || now.getTime() - checkedAt.getTime() > REST_MS;
}

/** Returns the state of a connection at `now`, by its shop's last responses. */
export function connectionStatusAt(connection: ShopConnection, now: Date): ConnectionStatus {
  const { disconnectedAt, problem, expiresAt, pausedUntil } = connection;
  if (disconnectedAt) return "DISCONNECTED";
  if (problem === "SIGN_IN_EXPIRED" || (expiresAt && expiresAt <= now)) return "EXPIRED";
  if (problem) return "FAILING";
  if (pausedUntil && pausedUntil > now) return "PAUSED";
  const isEnding = expiresAt && expiresAt.getTime() - now.getTime() <= EXPIRING_MS;
  return isEnding ? "EXPIRING" : "CONNECTED";
}

/** Returns the calls of the current window, and when the next one begins; null: none runs. */
export function quotaAt(
  { windowStartedAt, windowCalls }: ShopConnection,
  { perSeconds }: ShopQuota,
  now: Date,
): { used: number; resetsAt: Date | null } {
  const resetsAt = windowStartedAt && new Date(windowStartedAt.getTime() + perSeconds * 1000);
  return resetsAt && resetsAt > now ? { used: windowCalls, resetsAt } : { used: 0, resetsAt: null };
}

/** Characters at the end of a key that may be shown. */
const SHOWN = 4;

/** Returns the end of a key, "…3456"; of a short one less. */
export const hintOf = (key: string) =>
  `…${key.slice(-Math.min(SHOWN, Math.floor(key.length / 3)))}`;
