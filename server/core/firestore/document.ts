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

/** The field that says that we wrote a document. */
export const ORIGIN = "origin";

/** Paths of the product's documents: those that its old clients read and write. */
export const paths = {
  user: (uid: string) => `users/${uid}`,
  botSettings: (uid: string) => `users/${uid}/settings/bot`,
  plan: (priceId: string) => `plans/${priceId}`,
  appearance: "global_settings/appearance",
  theme: (id: string) => `global_settings/appearance/themes/${id}`,
} as const;

/** Returns whose document it is, by its path: their profile, or what is below it. Null: nobody's. */
export const uidOf = (path: string): string | null => /^users\/([^/]+)/.exec(path)?.[1] ?? null;

/** Whether PostgreSQL takes a text: it has no zero byte. */
export const isStorable = (text = ""): boolean => !text.includes("\0");

/** Returns a text as PostgreSQL takes it, with U+2400 for each zero byte. */
export const storable = (text: string): string => text.replaceAll("\0", "\u2400");

/** Returns a text that PostgreSQL takes; null for all others. */
export const textOf = (value?: DocumentValue): string | null =>
  isStorable(value?.stringValue) ? value?.stringValue ?? null : null;

/** Bytes of an id. */
const LONGEST_ID = 1_500;

/**
 * Whether a document may have this id.
 * @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export const isDocumentId = (id: string): boolean =>
  id !== "" && id !== "." && id !== ".." && !id.includes("/") && !/^__.*__$/.test(id) &&
  new TextEncoder().encode(id).length <= LONGEST_ID;

/** Bytes of a path, as an index of PostgreSQL takes it. */
const LONGEST_PATH = 2_600;

/**
 * Returns a path as PostgreSQL stores it: the same but for those with a zero byte, and those beyond what
 * an index takes, which end with a digest instead. Firestore's are up to 6 KiB.
 */
export async function storedPath(path: string): Promise<string> {
  const bytes = new TextEncoder().encode(storable(path));
  if (bytes.length <= LONGEST_PATH) return storable(path);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
  const begin = new TextDecoder().decode(bytes.subarray(0, LONGEST_PATH - digest.length - 4));
  return `${begin.replace(/\uFFFD$/, "")}…${digest}`;
}

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
