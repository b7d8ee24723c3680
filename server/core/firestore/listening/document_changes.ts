import type { FirestoreDocument } from "../document.ts";

/** A document that was written there, or deleted. */
export type DocumentChange =
  | { readonly document: FirestoreDocument }
  | {
    readonly deleted: string;
    /** When it was seen to be gone; RFC 3339. */
    readonly readTime: string;
  };

/** What one of the queries that are listened to saw. */
export type ChangeBatch = {
  readonly changes: readonly DocumentChange[];
  /** All documents of the collection, when it is seen for the first time: others were deleted. */
  readonly whole: {
    readonly collection: string;
    readonly paths: readonly string[];
    /** As of when; RFC 3339. */
    readonly readTime: string;
  } | null;
};

/** The port of the Firestore that is listened to. */
export type DocumentFeed = {
  /**
   * Calls `onChanges` with what there is, and then with each change, one batch at a time, until the
   * returned function is called. Lost connections resume by themselves.
   */
  readonly listen: (
    onChanges: (batch: ChangeBatch) => Promise<void>,
  ) => Promise<() => Promise<void>>;
};
