import type { ImportedPerson } from "../../users/imports/commands.ts";
import { type FirestoreDocument, storable, uidOf } from "../document.ts";
import type { Resource } from "../mirroring/resource.ts";
import type { Base } from "./base.ts";
import type { Outcome } from "./import_report.ts";
import type { Profile } from "./read_profile.ts";
import type { ImportWarning, Reading } from "./reading.ts";
import type { AuthAccount } from "./source.ts";

/** A document and what becomes of it. Applying it may still change that. */
export type Judged = {
  readonly document: FirestoreDocument;
  /** As what it is stored. */
  readonly path: string;
  /** Its state at the last import, or when a change of it was taken; null: it is new. */
  readonly known: KnownDocument | null;
  readonly reading: Reading;
  /** What we write there of it, if there is any. */
  readonly resource: Resource | null;
  outcome: Outcome;
  readonly warnings: ImportWarning[];
  /** The person that it makes. */
  readonly person: ImportedPerson | null;
  /** What it said the last time; null: it did not come, or all of it counts. */
  base: Base | null;
  entityId: string | null;
  /** Whether ours is newer, or the same: it is stored, and changes nothing here. */
  isOurs: boolean;
};

export type KnownDocument = {
  readonly version: string;
  readonly readAt: Date;
  readonly outcome: Outcome;
  readonly entityId: string | null;
};

/** A document that is to be judged. */
export type Candidate = Pick<Judged, "document" | "path" | "known" | "reading" | "resource">;

type Known = {
  readonly accounts: ReadonlyMap<string, AuthAccount>;
  /** Whether there is a user with this uid, or will be. */
  readonly isPerson: (uid: string) => boolean;
  /** Whether this person was deleted here. */
  readonly isDeleted: (uid: string) => boolean;
};

/** Decides what becomes of a document, by its reading and by who there is. */
export function judge(candidate: Candidate, known: Known): Judged {
  const { document, path, reading } = candidate;
  const warnings = [...reading.warnings];
  if (path !== document.path) {
    warnings.push({ code: "PATH_CHANGED", field: storable(document.path) });
  }
  const judged = (outcome: Outcome, person: ImportedPerson | null = null): Judged => ({
    ...candidate,
    outcome,
    warnings,
    person,
    base: null,
    entityId: null,
    isOurs: false,
  });
  const refused = (code: ImportWarning["code"]) => {
    warnings.push({ code, field: null });
    return judged("REFUSED");
  };
  const uid = uidOf(path);
  if (uid !== null && known.isDeleted(uid)) {
    warnings.splice(0, warnings.length, { code: "PERSON_DELETED", field: null });
    return judged("LEFT");
  }
  switch (reading.kind) {
    case "RAW":
      return judged("RAW");
    case "REFUSED":
      return judged("REFUSED");
    case "BOT_SETTINGS":
      return known.isPerson(reading.uid) ? judged("IMPORTED") : refused("NO_PROFILE");
    case "USER": {
      const account = known.accounts.get(reading.uid);
      if (!account) return refused("NO_ACCOUNT");
      const email = account.email || reading.profile.email;
      if (!email) return refused("NO_EMAIL");
      if (reading.profile.isAdmin && !account.isAdmin) {
        warnings.push({ code: "ADMIN_WITHOUT_CLAIM", field: "role" });
      }
      return judged("IMPORTED", personOf(document, reading, account, email));
    }
    default:
      return judged("IMPORTED");
  }
}

/**
 * The account says who somebody is: its email, whether that is verified, and whether they are an admin.
 * A profile may have been written by its owner.
 */
function personOf(
  { createTime, updateTime }: FirestoreDocument,
  { uid, profile }: { readonly uid: string; readonly profile: Profile },
  account: AuthAccount,
  email: string,
): ImportedPerson {
  const { limits: _, ...subscription } = profile.subscription;
  return {
    subject: uid,
    email,
    emailVerified: account.email === email && account.emailVerified,
    displayName: profile.displayName || account.displayName,
    isAdmin: account.isAdmin,
    createdAt: profile.createdAt ?? new Date(createTime),
    subscription: { ...subscription, countedAt: new Date(updateTime) },
    before: null,
  };
}
