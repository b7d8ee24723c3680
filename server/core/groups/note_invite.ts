import { command } from "../command.ts";
import type { GroupId } from "../ids.ts";

export type NoteInvite = {
  readonly groupId: GroupId;
  /** Null: the messenger does not tell it to this account. Left out: it did not answer. */
  readonly url?: string | null;
};

/** Keeps what the messenger said of a group's invitation, as the system. */
export const noteInvite = command(
  async ({ db, now, emit }, { groupId, url }: NoteInvite): Promise<void> => {
    const group = await db.updateTable("groups")
      .set(url === undefined ? { invite_asked_at: null } : { invite_url: url, invite_read_at: now })
      .where("id", "=", groupId).returning("user_id").executeTakeFirst();
    if (group) emit({ name: "group.changed", userId: group.user_id, groupId });
  },
);
