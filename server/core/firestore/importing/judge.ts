import type { ImportedPerson } from "../../users/imports/commands.ts";
import type { FirestoreDocument } from "../document.ts";
import type { Outcome } from "./import_report.ts";
import type { Profile } from "./read_profile.ts";
import type { Note, Reading } from "./reading.ts";
import type { AuthAccount } from "./source.ts";

/** A document and what becomes of it. Applying it may still change that. */
export type Judged = {
  readonly document: FirestoreDocument;
  readonly reading: Reading;
  outcome: Outcome;
  readonly notes: Note[];
  /** The person that it makes. */
  readonly person: ImportedPerson | null;
  entityId: string | null;
};

type Known = {
  readonly accounts: ReadonlyMap<string, AuthAccount>;
  /** Whether there is a user with this uid, or will be. */
  readonly isPerson: (uid: string) => boolean;
};

/** Decides what becomes of a document, by its reading and by who there is. */
export function judge(document: FirestoreDocument, reading: Reading, known: Known): Judged {
  const notes = [...reading.notes];
  const judged = (outcome: Outcome, person: ImportedPerson | null = null): Judged => ({
    document,
    reading,
    outcome,
    notes,
    person,
    entityId: null,
  });
  const refused = (code: Note["code"]) => {
    notes.push({ code, field: null });
    return judged("REFUSED");
  };
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
        notes.push({ code: "ADMIN_WITHOUT_CLAIM", field: "role" });
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
  };
}
