/** What an identity provider's failure means to a screen (SPEC.md §8). */
export const failureCodes = [
  "user-not-found",
  "wrong-password",
  "invalid-email",
  "email-already-in-use",
  "weak-password",
  "offline",
  "other",
] as const;
export type FailureCode = (typeof failureCodes)[number];

export class IdentityFailure extends Error {
  constructor(readonly code: FailureCode) {
    super(code);
  }
}

export type Person = { readonly email: string; readonly displayName: string };
export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly displayName: string };

/** The port of an identity provider in the browser; every method throws `IdentityFailure`. */
export type Identity = {
  /** Who is signed in here; null for a guest. */
  readonly session: () => Promise<Person | null>;
  readonly signIn: (credentials: Credentials) => Promise<void>;
  readonly register: (registration: Registration) => Promise<void>;
  readonly signOut: () => Promise<void>;
};
