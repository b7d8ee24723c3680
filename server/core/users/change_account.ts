import { command } from "../command.ts";
import type { AccountChange } from "./accounts.ts";
import { ensureUser } from "./ensure_user.ts";

/** Commits a change to an account together with the person's row and the letters that follow. */
export const changeAccount = command(async (tx, change: AccountChange): Promise<void> => {
  const { who, letters } = await change(tx.db);
  const viewer = await ensureUser(tx, who);
  if (!("userId" in viewer)) return; // who is blocked gets no letters
  const { userId } = viewer;
  tx.emit(...letters.map((letterId) => ({
    name: "accountLetter.asked" as const,
    userId,
    letterId,
  })));
});
