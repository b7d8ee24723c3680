import type { SendingMode } from "../../delivery/settings/bot_settings.ts";
import type { Colors } from "../../appearance/colors.ts";
import type { Profile } from "./read_profile.ts";

/**
 * Something of a document that has no place in our rows; it stays in the raw copy. `field` is the path
 * of the field, or null: the whole document.
 */
export type ImportWarning = { readonly code: WarningCode; readonly field: string | null };

export const warningCodes = {
  UNKNOWN_COLLECTION: "no such collection here",
  UNKNOWN_DOCUMENT: "no such document here",
  UNKNOWN_FIELD: "no such field here",
  WRONG_TYPE: "another type than expected",
  UNKNOWN_VALUE: "not one of the known values",
  ADMIN_WITHOUT_CLAIM: "an admin by the profile alone: the account has no admin claim",
  NO_ACCOUNT: "no account of Firebase Authentication has this uid",
  NO_EMAIL: "the account has no email",
  PERSON_DELETED: "this person was deleted here",
  NO_PROFILE: "no profile of this uid came",
  NOT_STORABLE: "has characters that PostgreSQL does not store",
  PATH_CHANGED: "PostgreSQL does not store such a path: it is kept under another one",
  MORE_FIELDS: "more fields than are told apart here",
  NOT_AN_ID: "not an id that a document may have",
  PLAN_OF_PROFILE: "no plan of this price came: it is made of what this profile says",
  LIMITS_OF_PLAN: "limits come from the plan here, and these are others",
  OWN_WRITE: "the product wrote it there itself",
  CHANGED_HERE: "changed here later",
  CHANGED_BOTH: "changed here, too: what changed there later holds",
  DELETED_HERE: "deleted here, and stays so",
  INVALID_COLOR: "not a colour like #4E0DC2",
  INVALID_NAME: "not a name that fits",
  TOO_MANY_THEMES: "there are as many themes as there may be",
  BILLED_HERE: "the plan is paid for here, and stays",
  PAID_UNPROVEN: "a paid plan by the profile alone: nothing here proves a payment",
  PAID_WITHOUT_END:
    "a paid plan without an end by the profile alone: nothing here proves a payment",
} as const;
export type WarningCode = keyof typeof warningCodes;

type Known =
  | { readonly kind: "USER"; readonly uid: string; readonly profile: Profile }
  | {
    readonly kind: "BOT_SETTINGS";
    readonly uid: string;
    readonly sendingMode: SendingMode | null;
  }
  | { readonly kind: "PLAN"; readonly priceId: string; readonly plan: ReadPlan }
  | { readonly kind: "THEME"; readonly id: string; readonly theme: ReadTheme }
  | { readonly kind: "APPEARANCE"; readonly colors: Partial<Colors> };

export type ReadPlan = {
  /** Null: the document has none. */
  readonly name: string | null;
  /** Whole numbers by their names, also unknown ones. */
  readonly limits: Readonly<Record<string, number>>;
};

export type ReadTheme = { readonly name: string; readonly colors: Colors };

/** What a document is to us. RAW: nothing; it is kept as it is. REFUSED: it cannot be taken as it is. */
export type Reading =
  & { readonly warnings: readonly ImportWarning[] }
  & (Known | { readonly kind: "RAW" | "REFUSED" });
