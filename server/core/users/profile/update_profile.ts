import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { plainText } from "../../marketplaces/readings/plain_text.ts";
import { LONGEST_NAME, searchTextOf } from "../user.ts";
import { permit } from "../../permissions.ts";

/** Sets the viewer's display name; left out, it stays. @throws Failure NAME_INVALID */
export const updateProfile = command(
  async ({ db, viewer, emit }, { displayName }: Given<{ displayName: string }>) => {
    const userId = permit(viewer, "profile.edit");
    if (displayName === undefined) return userId;
    const name = checkedName(displayName ?? "");
    const { email, display_name: before } = await db.selectFrom("users")
      .select(["email", "display_name"]).where("id", "=", userId)
      .forNoKeyUpdate().executeTakeFirstOrThrow();
    if (name === before) return userId;
    await db.updateTable("users")
      .set({ display_name: name, search_text: searchTextOf(email, name) })
      .where("id", "=", userId).execute();
    emit({ name: "user.changed", userId });
    return userId;
  },
);

function checkedName(typed: string): string {
  const name = plainText(typed, LONGEST_NAME + 1);
  if (!name || [...name].length > LONGEST_NAME || !/[^\s\u200d]/u.test(name)) {
    throw new Failure("NAME_INVALID", ["displayName"]);
  }
  return name;
}
