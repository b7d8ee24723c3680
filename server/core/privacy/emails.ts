import type { Context } from "../context.ts";
import type { EmailWords } from "../emails/email.ts";
import { emailReaction } from "../emails/commands.ts";
import type { EmailKind } from "../emails/kinds.ts";
import {
  canceledDeletionWords,
  dataExportWords,
  deletionWords,
  greetingOf,
} from "../emails/words/own_data_words.ts";
import type { UserId } from "../ids.ts";
import { momentLabel } from "../zoned.ts";

/** Emails that the copy of their data is ready. A failed copy only makes a notification. */
export const emailDataExport = emailReaction<"dataExport.ended">(
  async (ctx, { userId, dataExportId }) => {
    const copy = await ctx.db.selectFrom("data_exports").select("expires_at as until")
      .where("id", "=", dataExportId).where("status", "=", "READY").executeTakeFirst();
    if (!copy?.until || copy.until <= ctx.now) return null;
    return await write(
      ctx,
      "DATA_EXPORT",
      userId,
      ({ greeting, timeZone }) =>
        dataExportWords({ greeting, until: momentLabel(copy.until!, timeZone) }),
    );
  },
);

/** Emails when the account will be deleted, and how to cancel that. */
export const emailDeletion = emailReaction<"deletion.requested">((ctx, { userId }) =>
  write(
    ctx,
    "DELETION",
    userId,
    ({ greeting, deletesAt, timeZone }) =>
      deletesAt && deletionWords({ greeting, until: momentLabel(deletesAt, timeZone) }),
  )
);

/** Emails that the deletion was canceled. */
export const emailCanceledDeletion = emailReaction<"deletion.canceled">((ctx, { userId }) =>
  write(
    ctx,
    "DELETION_CANCELED",
    userId,
    ({ greeting, deletesAt }) => deletesAt ? null : canceledDeletionWords({ greeting }),
  )
);

type Recipient = {
  readonly greeting: string;
  readonly deletesAt: Date | null;
  readonly timeZone: string;
};

/** Writes an email about the state of now; null when `wordsFor` returns null. */
async function write(
  { db }: Context,
  kind: EmailKind,
  userId: UserId,
  wordsFor: (recipient: Recipient) => EmailWords | null,
) {
  const user = await db.selectFrom("users").select([
    "email",
    "time_zone as timeZone",
    "deletes_at as deletesAt",
    "display_name as name",
    "email_verified_at as verifiedAt",
  ]).where("id", "=", userId).executeTakeFirst();
  if (!user) return null;
  const greeting = greetingOf({ name: user.name, isVerified: user.verifiedAt !== null });
  const words = wordsFor({ ...user, greeting });
  return words && { kind, to: user.email, ...words };
}
