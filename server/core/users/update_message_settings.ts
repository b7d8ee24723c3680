import { command } from "../command.ts";
import { permit } from "../permissions.ts";

/** Turns `#publi`, the first line of every message, on or off. */
export const updateMessageSettings = command(
  async ({ db, viewer, emit }, input: { disclosure: boolean }) => {
    const userId = permit(viewer, "profile.edit");
    await db.updateTable("users").set({ discloses: input.disclosure })
      .where("id", "=", userId).execute();
    emit({ name: "messageSettings.changed", userId });
    return userId;
  },
);
