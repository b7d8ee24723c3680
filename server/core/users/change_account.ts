import { command } from "../command.ts";
import type { AccountChange } from "./accounts.ts";
import { ensureUser } from "./ensure_user.ts";

/** Commits a change to an account together with the person's row and the letters that follow. */
export const changeAccount = command(async (work, change: AccountChange): Promise<void> => {
  const { who, letters } = await change(work.db);
  const viewer = await ensureUser(work, who);
  if (!("userId" in viewer)) return; // who is blocked gets no letters
  const { userId } = viewer;
  work.emit(...letters.map((letterId) => ({
    name: "accountLetter.asked" as const,
    userId,
    letterId,
  })));
});
