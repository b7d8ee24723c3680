import type { PhotoId, UserId } from "../ids.ts";
import type { Limits } from "../limits.ts";
import { fold } from "../search.ts";
import type { Identified } from "./account/identity.ts";
import type { AffiliateTags } from "../marketplaces/links/affiliate_tags.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";

export type Role = "user" | "admin";

export type SubscriptionStatus =
  | "trialing"
  | "active"
  | "expired"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "incomplete"
  | "paused";

/** A person with an account, their plan, and how they publish. */
export type User = AffiliateTags & {
  readonly id: UserId;
  readonly email: string;
  /** Null: not verified yet. */
  readonly emailVerifiedAt: Date | null;
  readonly displayName: string;
  readonly photoId: PhotoId | null;
  readonly role: Role;
  readonly plan: string;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly subscriptionExpiresAt: Date | null;
  /** Messages reserved in `countedMonth` (YYYY-MM, in their zone). */
  readonly messageCount: number;
  readonly countedMonth: string | null;
  /** The limits that their plan sets; null: none. */
  readonly planLimits: Partial<Limits> | null;
  /** Whether their messages begin with `#publi`. */
  readonly hasDisclosure: boolean;
  /** The last lines of every message. */
  readonly signature: string;
  /** The IANA time zone of their local times. */
  readonly zone: string;
  readonly blockedAt: Date | null;
  readonly blockedReason: string | null;
  /** When their account will be deleted; null: no deletion is scheduled. */
  readonly deletesAt: Date | null;
  readonly createdAt: Date;
};

/** Days of a trial; emails, public pages and the app read it here. */
export const TRIAL_DAYS = 7;
export const FREE_PLAN = "Gratuito";

/** The default time zone. */
export const HOME_ZONE = "America/Sao_Paulo";

const TRIAL_MS = TRIAL_DAYS * 24 * 60 * 60 * 1000;

/**
 * Returns the subscription of a new row. A registration and a first social sign-in begin a trial. An
 * account that is older than a trial was imported from elsewhere: it gets the free plan, without an
 * end.
 */
export function firstSubscription(who: Pick<Identified, "isSocial" | "createdAt">, now: Date) {
  const isNew = who.isSocial || now.getTime() - who.createdAt.getTime() < TRIAL_MS;
  return {
    plan: FREE_PLAN,
    subscription_status: isNew ? "trialing" : "active",
    subscription_expires_at: isNew ? new Date(now.getTime() + TRIAL_MS) : null,
    message_count: 0,
  } as const;
}

/** Returns email and name as the search for users compares them. */
export const searchTextOf = (email: string, displayName: string) => fold(`${email} ${displayName}`);

type Subscribed = Pick<User, "subscriptionStatus" | "subscriptionExpiresAt">;

/** Returns the status at `now`: a trial or plan whose end has passed is expired. */
export function statusAt(user: Subscribed, now: Date): SubscriptionStatus {
  const { subscriptionStatus: status, subscriptionExpiresAt: expiresAt } = user;
  const ends = status === "trialing" || status === "active";
  return ends && expiresAt && expiresAt <= now ? "expired" : status;
}

/** Whether messages are sent at `now`. A late payment does not stop them immediately. */
export function maySend(user: Subscribed, now: Date): boolean {
  return ["trialing", "active", "past_due"].includes(statusAt(user, now));
}

/** Characters. */
export const LONGEST_NAME = 80;

/** Returns the name as one visible line; without one, the part of the email before the @. */
export const displayNameOf = (name: string, email: string): string =>
  plainText(name, LONGEST_NAME) ?? email.split("@")[0]!;

/** Reads an uploaded file. It is called when the user's turn comes: few files are in memory at once. */
export type ReadFile = () => Promise<Uint8Array>;

/**
 * The port that makes a profile photo from an uploaded file: a square, upright JPEG without metadata.
 * Null when the file is not a supported image.
 */
export type MakePhoto = (userId: UserId, file: ReadFile) => Promise<Uint8Array | null>;

/** Returns the path that serves a photo; a new photo has a new path. */
export const photoPath = (id: PhotoId) => `/api/photos/${id}`;
