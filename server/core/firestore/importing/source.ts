import type { FirestoreDocument } from "../document.ts";

/** An account of Firebase Authentication. */
export type AuthAccount = {
  /** Empty: it has none. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  /** Whether its tokens claim so. */
  readonly isAdmin: boolean;
  readonly createdAt: Date;
};

export type DocumentPage = {
  /** Fewer than were asked for, if they are large. */
  readonly documents: readonly FirestoreDocument[];
  /** Whether there are no more. */
  readonly isLast: boolean;
};

/** The port of a Firebase project that is imported. */
export type ImportSource = {
  readonly projectId: string;
  /** Returns at most `most` documents of the whole database, in the order of their paths. */
  readonly readPage: (after: string | null, most: number) => Promise<DocumentPage>;
  /** Returns the accounts that exist of these, by uid. */
  readonly findAccounts: (
    uids: readonly string[],
  ) => Promise<ReadonlyMap<string, AuthAccount>>;
};

/** The identity provider's name in `identities`. */
export const PROVIDER = "firebase";
