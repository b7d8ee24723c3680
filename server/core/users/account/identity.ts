/** Who an identity provider says is asking. */
export type Identified = {
  readonly provider: string;
  /** The provider's own id of them. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  /** Whether the provider itself calls them an admin: a token's claim. */
  readonly isAdmin: boolean;
  /** Whether they came by Google, Apple or the like. */
  readonly isSocial: boolean;
  /** When the account was made there. */
  readonly createdAt: Date;
  /** Which session this is, and when it began. */
  readonly sessionKey: string;
  readonly signedInAt: Date;
};

/** What the page has to know of the provider before anybody is signed in. None of it is secret. */
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
  /** Who sent these headers, by their cookie or bearer token; null for nobody. */
  readonly identify: (headers: Headers) => Promise<Identified | null>;
  /** The `Set-Cookie` lines of a session for whoever has this token; null where it is nobody's. */
  readonly openSession: (token: string) => Promise<readonly string[] | null>;
  /** Ends the session that these headers stand for, if any; the lines that clear its cookie. */
  readonly endSession: (headers: Headers) => Promise<readonly string[]>;
  /** A new session in the place of the one of these headers; no lines where it cannot be renewed so. */
  readonly renewSession: (headers: Headers) => Promise<readonly string[]>;
  /** Answers the provider's own endpoints under `/api/auth/`. */
  readonly handle: (request: Request, clientAddress: string) => Promise<Response>;
};
