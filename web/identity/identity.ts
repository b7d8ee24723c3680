/** What an identity provider's failure means to a screen (SPEC.md §8, and what it leaves to "any other"). */
export const failureCodes = [
  "user-not-found",
  "wrong-password",
  "invalid-credential",
  "invalid-email",
  "email-already-in-use",
  "weak-password",
  "user-disabled",
  "too-many-requests",
  "requires-recent-login",
  "expired-action-code",
  "invalid-action-code",
  "account-exists-with-different-credential",
  "popup-blocked",
  "popup-closed",
  "offline",
  "other",
] as const;
export type FailureCode = (typeof failureCodes)[number];

export class IdentityFailure extends Error {
  constructor(readonly code: FailureCode) {
    super(code);
  }
}

export type Person = {
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  /** False: they only ever came by Google or Apple. */
  readonly hasPassword: boolean;
};
export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly displayName: string };
export type SocialProvider = "google" | "apple";

/**
 * The port of an identity provider in the browser; every method throws `IdentityFailure`. A `code`
 * is the `oobCode` of an email's link to `/auth/action`.
 */
export type Identity = {
  /** Those that this installation has keys for. */
  readonly social: readonly SocialProvider[];
  /** Who is signed in here; null for a guest. */
  readonly session: () => Promise<Person | null>;
  readonly signIn: (credentials: Credentials) => Promise<void>;
  readonly register: (registration: Registration) => Promise<void>;
  /** Resolves once signed in; a provider that needs the whole page leaves it, for `back`. */
  readonly signInWith: (provider: SocialProvider, back: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Renews a session that would end soon; nothing for a guest. */
  readonly renewSession: () => Promise<void>;
  /** A token for a program's `Authorization: Bearer`; null for a guest, or where a cookie is all. */
  readonly idToken: () => Promise<string | null>;

  readonly sendVerification: () => Promise<void>;
  readonly verifyEmail: (code: string) => Promise<void>;
  readonly sendReset: (email: string) => Promise<void>;
  /** Whose password a code may set. */
  readonly checkReset: (code: string) => Promise<{ readonly email: string }>;
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  /** Takes a change of e-mail back; answers the e-mail that holds again. */
  readonly recoverEmail: (code: string) => Promise<{ readonly email: string }>;
  readonly changePassword: (change: { current: string; next: string }) => Promise<void>;
  /** An email goes to the new address: the change holds once its link is opened. */
  readonly changeEmail: (change: { email: string; password: string }) => Promise<void>;
};
