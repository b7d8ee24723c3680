import type { ConnectionId, UserId } from "../../ids.ts";
import type { ConnectableShop, ShopQuota, ShopReason } from "../api/shop_api.ts";

/** A person's account at a shop's API. */
export type ShopConnection = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly shop: ConnectableShop;
  /** As much of the key as may be shown: "…3456". */
  readonly credentialHint: string;
  /** What the shop calls the account; null: it does not say. */
  readonly accountName: string | null;
  readonly connectedAt: Date;
  readonly disconnectedAt: Date | null;
  /** When the shop was last asked anything that tells how the connection is. */
  readonly checkedAt: Date | null;
  /** When the shop last answered as it should. */
  readonly lastSuccessAt: Date | null;
  readonly problem: ShopReason | null;
  readonly problemSince: Date | null;
  /** When the shop's authorization ends unless it is used; null: it does not. */
  readonly expiresAt: Date | null;
  readonly windowStartedAt: Date | null;
  readonly windowCalls: number;
  /** Until when the shop asked for a pause. */
  readonly pausedUntil: Date | null;
};

const connectionStates = [
  "CONNECTED",
  "EXPIRING",
  "PAUSED",
  "FAILING",
  "EXPIRED",
  "DISCONNECTED",
] as const;
export type ConnectionState = (typeof connectionStates)[number];

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds before the end of an authorization from which on its person is warned. */
export const EXPIRING_MS = 14 * DAY;

/** Milliseconds that a refresh token of Mercado Livre's is good for. */
export const AUTHORIZATION_MS = 180 * DAY;

/** Milliseconds after which a shop that refused the account is asked once more, unasked. */
const REST_MS = 6 * 60 * 60 * 1000;

/** Problems that only the person can end, here or at the shop. */
const forPerson: ReadonlySet<ShopReason> = new Set<ShopReason>([
  "CREDENTIALS_REFUSED",
  "SIGN_IN_EXPIRED",
  "NOT_ELIGIBLE",
  "ACCESS_DENIED",
  "ACCOUNT_INVALID",
  "ACCOUNT_FROZEN",
  "ACCOUNT_BLOCKED",
  "ACCOUNT_NOT_BOUND",
]);

type Problematic = Pick<ShopConnection, "problem" | "disconnectedAt">;

/** Whether a connection waits for its person: the other problems end by themselves. */
export const needsPerson = ({ problem, disconnectedAt }: Problematic): boolean =>
  !disconnectedAt && problem !== null && forPerson.has(problem);

/** Whether its shop may be asked at `now`, for what nobody waits in front of. */
export function isUsable(connection: ShopConnection, now: Date): boolean {
  const { disconnectedAt, problem, checkedAt, expiresAt, pausedUntil } = connection;
  if (disconnectedAt || problem === "SIGN_IN_EXPIRED") return false;
  if (expiresAt && expiresAt <= now) return false;
  if (pausedUntil && pausedUntil > now) return false;
  if (!needsPerson(connection)) return true;
  return !checkedAt || now.getTime() - checkedAt.getTime() > REST_MS;
}

/** How a connection is at `now`, as its shop's last answers show it. */
export function stateAt(connection: ShopConnection, now: Date): ConnectionState {
  const { disconnectedAt, problem, expiresAt, pausedUntil } = connection;
  if (disconnectedAt) return "DISCONNECTED";
  if (problem === "SIGN_IN_EXPIRED" || (expiresAt && expiresAt <= now)) return "EXPIRED";
  if (problem) return "FAILING";
  if (pausedUntil && pausedUntil > now) return "PAUSED";
  const isEnding = expiresAt && expiresAt.getTime() - now.getTime() <= EXPIRING_MS;
  return isEnding ? "EXPIRING" : "CONNECTED";
}

/** Calls of the window that runs at `now`, and when the next one begins; null: none runs. */
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

/** A key as it may be shown: "…3456"; of a short one less. */
export const hintOf = (key: string) =>
  `…${key.slice(-Math.min(SHOWN, Math.floor(key.length / 3)))}`;
