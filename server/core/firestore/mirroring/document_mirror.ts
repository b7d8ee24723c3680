import type { DocumentFields, FirestoreDocument } from "../document.ts";

/** What to do with a document, by what it is now. */
export type Decision = "WRITE" | "SAME" | "YIELD";

export type MirrorWrite = {
  readonly path: string;
  /** Null: the document is deleted. */
  readonly fields: DocumentFields | null;
  /** The paths of fields that are written; others of the document stay. */
  readonly mask: readonly string[];
  /** Decides within the transaction; it may run more than once. Null: there is no document. */
  readonly decide: (current: FirestoreDocument | null) => Promise<Decision>;
};

/** The port of the Firestore that our changes are written to. */
export type DocumentMirror = {
  /** Writes a document in a transaction, of five attempts at most. */
  readonly write: (write: MirrorWrite) => Promise<Decision>;
  /** Whether changes of themes, colours and plans there come here, too. */
  readonly isListening: boolean;
};
