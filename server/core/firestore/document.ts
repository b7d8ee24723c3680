/**
 * A value of a Firestore document, as the protocol's JSON has it: 64-bit integers and times with
 * nanoseconds are texts, bytes are base64; nothing is lost. Exactly one of the fields is set.
 */
export type DocumentValue = {
  readonly nullValue?: null;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  /** "NaN", "Infinity", "-Infinity" and "-0" are texts. */
  readonly doubleValue?: number | string;
  /** RFC 3339, UTC, with up to nine digits of a second. */
  readonly timestampValue?: string;
  readonly stringValue?: string;
  readonly bytesValue?: string;
  /** The full name of a document. */
  readonly referenceValue?: string;
  readonly geoPointValue?: { readonly latitude: number; readonly longitude: number };
  readonly arrayValue?: { readonly values: readonly DocumentValue[] };
  readonly mapValue?: { readonly fields: DocumentFields };
};

export type DocumentFields = Readonly<Record<string, DocumentValue>>;

/** A document as it is read. Times are RFC 3339 with nine digits of a second, so that they compare. */
export type FirestoreDocument = {
  /** From the root, like `users/ana/settings/bot`. */
  readonly path: string;
  readonly fields: DocumentFields;
  readonly createTime: string;
  /** Changes with each write: the version. */
  readonly updateTime: string;
};

/** Paths of the product's documents: those that its old clients read and write. */
export const paths = {
  user: (uid: string) => `users/${uid}`,
  botSettings: (uid: string) => `users/${uid}/settings/bot`,
  plan: (priceId: string) => `plans/${priceId}`,
  appearance: "global_settings/appearance",
  theme: (id: string) => `global_settings/appearance/themes/${id}`,
} as const;

export const textOf = (value?: DocumentValue): string | null => value?.stringValue ?? null;

/** Returns an integer that a number holds exactly; a double without a fraction is one, too. */
export function integerOf(value?: DocumentValue): number | null {
  const number = Number(value?.integerValue ?? value?.doubleValue ?? NaN);
  return Number.isSafeInteger(number) ? number : null;
}

/** Returns an instant, to the millisecond. */
export function instantOf(value?: DocumentValue): Date | null {
  return value?.timestampValue === undefined ? null : new Date(value.timestampValue);
}

export const mapOf = (value?: DocumentValue): DocumentFields | null =>
  value?.mapValue?.fields ?? null;

/** Returns a path with every id of a document as `*`: what kind of document it is. */
export const shapeOf = (path: string): string =>
  path.split("/").map((segment, at) => at % 2 === 1 ? "*" : segment).join("/");
