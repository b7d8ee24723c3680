import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { permit } from "../../permissions.ts";
import type { Context } from "../../context.ts";

/** What a user can accept: the two documents, and optional storage on their device. */
export type AcceptedDocument = "TERMS" | "PRIVACY" | "OPTIONAL_STORAGE";

export type Acceptance = {
  readonly document: AcceptedDocument;
  readonly version: string;
  readonly acceptedAt: Date;
};

/** Versions as the screens show them: 1.0. */
type AcceptDocuments = Given<{ terms: string; privacy: string; optionalStorage: string }>;

const documents: Readonly<Record<keyof AcceptDocuments, AcceptedDocument>> = {
  terms: "TERMS",
  privacy: "PRIVACY",
  optionalStorage: "OPTIONAL_STORAGE",
};

const VERSION = /^\d{1,3}\.\d{1,3}$/;

/** Records what the viewer accepts; the first acceptance of each version counts. */
export const acceptDocuments = command(
  async ({ db, viewer, now, emit }, input: AcceptDocuments) => {
    const userId = permit(viewer, "account.edit");
    const rows = (Object.keys(documents) as (keyof AcceptDocuments)[]).flatMap((field) => {
      const version = input[field];
      if (version == null) return [];
      if (!VERSION.test(version)) throw new Failure("DOCUMENT_VERSION_INVALID", [field]);
      return { user_id: userId, document: documents[field], version, accepted_at: now };
    });
    if (rows.length === 0) return userId;
    const accepted = await db.insertInto("acceptances").values(rows)
      .onConflict((c) => c.doNothing()).returning("document").execute();
    if (accepted.length > 0) emit({ name: "documents.accepted", userId });
    return userId;
  },
);

/** Returns the newest accepted version of each document. */
export async function listAcceptances({ db, viewer }: Context): Promise<Acceptance[]> {
  const userId = permit(viewer, "account.see");
  return await db.selectFrom("acceptances")
    .select(["document", "version", "accepted_at as acceptedAt"])
    .distinctOn("document").where("user_id", "=", userId)
    .orderBy("document").orderBy("accepted_at", "desc").orderBy("version", "desc").execute();
}
