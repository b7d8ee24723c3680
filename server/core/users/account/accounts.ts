import type { Kysely } from "kysely";
import type { Tables } from "../../tables.ts";
import type { Identified } from "./identity.ts";

/** A session as an identity provider lists it. */
export type AccountSession = {
  /** The same as `Identified.sessionKey`. */
  readonly key: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  /** What the browser calls itself; null: not told. */
  readonly userAgent: string | null;
  readonly address: string | null;
};

/**
 * The port of an identity provider's accounts, by `subject`. Each can be asked twice with the same
 * outcome, and an account that is gone is no error.
 */
export type Accounts = {
  /** As `identities` calls the provider. */
  readonly provider: string;
  /** Those that hold, newest first; null: the provider cannot tell them apart. */
  readonly listSessions: (subject: string) => Promise<readonly AccountSession[] | null>;
  readonly endSession: (subject: string, key: string) => Promise<void>;
  /** Ends all, or all but one. */
  readonly endSessions: (subject: string, except?: string) => Promise<void>;
  /** Writes whether somebody is an admin where the provider's tokens tell it. */
  readonly setAdmin: (subject: string, isAdmin: boolean) => Promise<void>;
  /** Lets them sign in no more, or again. */
  readonly setBlocked: (subject: string, isBlocked: boolean) => Promise<void>;
  readonly remove: (subject: string) => Promise<void>;
};

/** What an identity provider that keeps its accounts here writes; it may be asked more than once. */
export type AccountChange = (db: Kysely<Tables>) => Promise<{
  /** Whose account it is, as it is now. */
  readonly who: Identified;
  /** The emails that follow, by the provider's own ids. */
  readonly emails: readonly string[];
}>;
