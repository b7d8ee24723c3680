import type { DocumentFields, FirestoreDocument } from "../document.ts";

/** What to do with a document, by what it is now. */
export type Decision = "WRITE" | "SAME" | "YIELD";

/** `fields` of a write: null, the document is deleted. */
export type DecidedWrite =
  | {
    readonly decision: "WRITE";
    readonly fields: DocumentFields | null;
    /** The paths of fields that are written; others of the document stay. */
    readonly mask: readonly string[];
  }
  | { readonly decision: Exclude<Decision, "WRITE"> };

export type MirrorWrite = {
  readonly path: string;
  /**
   * Decides within the transaction, after it has read the document; it may run more than once. Null:
   * there is no document.
   */
  readonly decide: (current: FirestoreDocument | null) => Promise<DecidedWrite>;
};

/** The port of the Firestore that our changes are written to. */
export type DocumentMirror = {
  /** Writes a document in a transaction, of five attempts at most. */
  readonly write: (write: MirrorWrite) => Promise<Decision>;
  /** Deletes all documents below one that is gone; what another one writes meanwhile may stay. */
  readonly deleteBelow: (path: string) => Promise<void>;
  /** Whether changes of themes, colours and plans there come here, too. */
  readonly isListening: boolean;
};
