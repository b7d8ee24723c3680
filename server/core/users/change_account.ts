import { command } from "../command.ts";
import type { AccountChange } from "./accounts.ts";
import { ensureUser } from "./ensure_user.ts";

/** Commits a change to an account together with the person's row and the emails that follow. */
export const changeAccount = command(async (tx, change: AccountChange): Promise<void> => {
  const { who, emails } = await change(tx.db);
  const viewer = await ensureUser(tx, who);
  if (!("userId" in viewer)) return; // blocked people get no emails
  const { userId } = viewer;
  tx.emit(...emails.map((letterId) => ({
    name: "accountLetter.asked" as const,
    userId,
    letterId,
  })));
});
