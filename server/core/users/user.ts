import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { withoutControls } from "../offers/field_values.ts";
import type { PhotoId, UserId } from "../ids.ts";
import type { Limits } from "../plans/limits.ts";
import { fold } from "../search.ts";
import type { SubscriptionStatus } from "../plans/subscription.ts";
import type { AffiliateTags } from "../marketplaces/links/affiliate_tags.ts";
import type { Person } from "./viewer.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";

export type Role = "user" | "admin";

/** As which kind of viewer each role acts. */
export const viewerKinds = { user: "member", admin: "admin" } as const satisfies Record<
  Role,
  Person["kind"]
>;

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
  /** Whether their messages have short links, unless a template says otherwise. */
  readonly hasShortLinks: boolean;
  /** The last lines of every message. */
  readonly signature: string;
  /** The IANA time zone of their local times. */
  readonly timeZone: string;
  readonly blockedAt: Date | null;
  readonly blockedReason: string | null;
  /** When their account will be deleted; null: no deletion is scheduled. */
  readonly deletesAt: Date | null;
  readonly createdAt: Date;
};

/** The default time zone. */
export const HOME_ZONE = "America/Sao_Paulo";

/** Returns email and name as the search for users compares them. */
export const searchTextOf = (email: string, displayName: string) => fold(`${email} ${displayName}`);

/** Characters. */
export const LONGEST_NAME = 80;

/** Returns the name as one visible line; without one, the part of the email before the @. */
export const displayNameOf = (name: string, email: string): string =>
  plainText(name, LONGEST_NAME) ?? email.split("@")[0]!;

/** Characters. */
const LONGEST_SIGNATURE = 200;

export type MessageSettings = Given<{
  /** Whether `#publi` is the first line of every message. */
  hasDisclosure: boolean;
  /** Whether each message to a group has a short link of its own. */
  hasShortLinks: boolean;
  /** The last lines of every message; null or empty: none. */
  signature: string;
}>;

/** Returns the signature as it is stored. @throws Failure SIGNATURE_TOO_LONG */
export function checkedSignature(typed: string): string {
  const lines = withoutControls(typed).trim();
  if (lines.length > LONGEST_SIGNATURE) throw new Failure("SIGNATURE_TOO_LONG", ["signature"]);
  return lines;
}

/** Reads an uploaded file. It is called when the user's turn comes: few files are in memory at once. */
export type ReadFile = () => Promise<Uint8Array>;

/**
 * The port that makes a profile photo from an uploaded file: a square, upright JPEG without metadata.
 * Null when the file is not a supported image.
 */
export type MakePhoto = (userId: UserId, file: ReadFile) => Promise<Uint8Array | null>;

/** Returns the path that serves a photo; a new photo has a new path. */
export const photoPath = (id: PhotoId) => `/api/photos/${id}`;
