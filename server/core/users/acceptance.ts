/** What a person can accept: the two documents, and that optional things are kept on their device. */
export type AcceptedDocument = "TERMS" | "PRIVACY" | "OPTIONAL_STORAGE";

export type Acceptance = {
  readonly document: AcceptedDocument;
  readonly version: string;
  readonly acceptedAt: Date;
};
