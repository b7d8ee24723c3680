import { emailReaction } from "../../emails/commands.ts";
import { welcomeWords } from "../../emails/words/account_words.ts";
import { TRIAL_DAYS } from "../../plans/subscription.ts";

/** Emails a new person about the trial and the first step. */
export const welcomeUser = emailReaction<"user.registered">(async ({ db }, { userId }) => {
  const user = await db.selectFrom("users").select("email").where("id", "=", userId)
    .executeTakeFirst();
  if (!user) return null;
  // Without the person's own words: the address is not verified yet.
  return { kind: "WELCOME", to: user.email, ...welcomeWords({ trialDays: TRIAL_DAYS }) };
});

/** Sends an email with a code. The code is created here: no event and no job contains one. */
export const sendAccountEmail = emailReaction<"accountEmail.requested">(
  ({ ports }, { emailId }) => ports.writeAccountEmail(emailId),
);
