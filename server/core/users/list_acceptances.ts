import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";
import type { Acceptance } from "./acceptance.ts";

/** The newest version of each document that the viewer has accepted. */
export async function listAcceptances({ db, viewer }: Context): Promise<Acceptance[]> {
  const userId = permit(viewer, "account.see");
  return await db.selectFrom("acceptances")
    .select(["document", "version", "accepted_at as acceptedAt"])
    .distinctOn("document").where("user_id", "=", userId)
    .orderBy("document").orderBy("accepted_at", "desc").orderBy("version", "desc").execute();
}
