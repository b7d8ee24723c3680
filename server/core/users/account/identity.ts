import type { Kysely } from "kysely";
import type { Tables } from "../../tables.ts";

/** The person of a request, as an identity provider identifies them. */
export type Identified = {
  readonly provider: string;
  /** Their id at the provider. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  /** Whether a claim in the provider's token makes them an admin. */
  readonly isAdmin: boolean;
  /** Whether they signed in with Google or Apple. */
  readonly isSocial: boolean;
  /** When the account was created at the provider. */
  readonly createdAt: Date;
  /** The id of this session, and when it began. */
  readonly sessionKey: string;
  readonly signedInAt: Date;
};

/** What the page needs to know about the provider before sign-in. None of it is secret. */
export type BrowserIdentity =
  | { readonly provider: "embedded"; readonly social: readonly SocialProvider[] }
  | {
    readonly provider: "firebase";
    readonly social: readonly SocialProvider[];
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
    /** Origin of the Auth emulator; null: Google's own. */
    readonly emulator: string | null;
  };

export type SocialProvider = "google" | "apple";

/** The port of an identity provider. */
export type IdentityProvider = {
  readonly browser: BrowserIdentity;
  /** Identifies the sender of these headers by cookie or bearer token; null when there is none. */
  readonly identify: (headers: Headers) => Promise<Identified | null>;
  /** Returns the `Set-Cookie` lines of a session for this token; null when the token is not valid. */
  readonly openSession: (token: string) => Promise<readonly string[] | null>;
  /** Ends the session of these headers, if any; returns the lines that clear its cookie. */
  readonly endSession: (headers: Headers) => Promise<readonly string[]>;
  /** Replaces the session of these headers; no lines when the provider cannot renew it. */
  readonly renewSession: (headers: Headers) => Promise<readonly string[]>;
  /** Handles the provider's own endpoints under `/api/auth/`. */
  readonly handle: (request: Request, clientAddress: string) => Promise<Response>;
};

/** A session as an identity provider lists it. */
export type AccountSession = {
  /** The same as `Identified.sessionKey`. */
  readonly key: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  /** The browser's User-Agent; null: it sent none. */
  readonly userAgent: string | null;
  readonly address: string | null;
};

/**
 * The port of an identity provider's accounts, by `subject`. Every operation is idempotent; an account
 * that no longer exists is not an error.
 */
export type Accounts = {
  /** The provider's name in `identities`. */
  readonly provider: string;
  /** Returns the valid sessions, newest first; null: the provider does not list them. */
  readonly listSessions: (subject: string) => Promise<readonly AccountSession[] | null>;
  readonly endSession: (subject: string, key: string) => Promise<void>;
  /** Ends all sessions, or all except one. */
  readonly endSessions: (subject: string, except?: string) => Promise<void>;
  /** Sets the admin claim, when the provider's tokens have one. */
  readonly setAdmin: (subject: string, isAdmin: boolean) => Promise<void>;
  /** Refuses or allows their sign-in. */
  readonly setBlocked: (subject: string, isBlocked: boolean) => Promise<void>;
  readonly remove: (subject: string) => Promise<void>;
};

/**
 * A change that the embedded identity provider writes to its accounts. It may run more than once, when
 * its transaction is retried.
 */
export type AccountChange = (db: Kysely<Tables>) => Promise<{
  /** The account after the change. */
  readonly who: Identified;
  /** The emails to send, by the provider's own ids. */
  readonly emails: readonly string[];
}>;
