/** The failures of an identity provider, as screens distinguish them. */
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
  /** False if the person only signs in with Google or Apple. */
  readonly hasPassword: boolean;
};
export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly displayName: string };
export type SocialProvider = "google" | "apple";

/** The configuration of Firebase's accounts, which the server writes into the page. */
export type FirebaseConfig = {
  readonly social: readonly SocialProvider[];
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** The origin of the Auth emulator; null for Google's servers. */
  readonly emulator: string | null;
};

/**
 * The port of an identity provider in the browser; every method throws `IdentityFailure`. A `code`
 * is the `oobCode` of an email's link to `/auth/action`.
 */
export type Identity = {
  /** The social providers that this installation has keys for. */
  readonly social: readonly SocialProvider[];
  /** Returns who is signed in here; null for a guest. */
  readonly session: () => Promise<Person | null>;
  readonly signIn: (credentials: Credentials) => Promise<void>;
  readonly register: (registration: Registration) => Promise<void>;
  /** Resolves once signed in; a provider that needs the whole page returns to `back`. */
  readonly signInWith: (provider: SocialProvider, back: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Renews a session that would end soon; does nothing for a guest. */
  readonly renewSession: () => Promise<void>;
  /** Returns a token for `Authorization: Bearer`; null for a guest, or if the provider uses a cookie. */
  readonly idToken: () => Promise<string | null>;

  readonly sendVerification: () => Promise<void>;
  readonly verifyEmail: (code: string) => Promise<void>;
  readonly sendReset: (email: string) => Promise<void>;
  /** Returns the e-mail of the account whose password a code may set. */
  readonly checkReset: (code: string) => Promise<{ readonly email: string }>;
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  /** Reverts a change of e-mail; returns the restored e-mail. */
  readonly recoverEmail: (code: string) => Promise<{ readonly email: string }>;
  readonly changePassword: (change: { current: string; next: string }) => Promise<void>;
  /** Sends an email to the new address; the change takes effect when its link is opened. */
  readonly changeEmail: (change: { email: string; password: string }) => Promise<void>;
};
