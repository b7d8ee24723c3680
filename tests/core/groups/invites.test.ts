import { expect, test } from "vitest";
import { requestInvite } from "../../../server/core/groups/invites.ts";
import { inviteStatusAt, mentionsAllNow } from "../../../server/core/groups/group.ts";
import { loadGroups } from "../../../server/core/groups/list_groups.ts";
import { updateGroups } from "../../../server/core/groups/update_groups.ts";
import { Failure } from "../../../server/core/errors.ts";
import { type Connection, MessengerRefusal } from "../../../server/core/delivery/messenger.ts";
import { readInvites } from "../../../server/delivery/read_groups.ts";
import { connectSession } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const URL = "https://chat.whatsapp.com/AbCdEf";

/** Ana's group on WhatsApp, where `inviteUrl` answers. */
async function scene(inviteUrl: Connection["inviteUrl"]) {
  const w = await testApp();
  const ana = await w.member();
  const { sessionId, groupIds: [groupId] } = await connectSession(w, ana, { groups: 1 });
  await w.db.updateTable("messenger_sessions").set({ channel: "WHATSAPP" }).execute();
  const connection = { inviteUrl } as Partial<Connection> as Connection;
  const group = async () => {
    const [group] = await loadGroups(ana.ctx(), [groupId!]);
    if (!group || group instanceof Failure) throw new Error("the group is gone");
    return group;
  };
  return {
    ...{ w, ana, sessionId, groupId: groupId!, group },
    ask: () => requestInvite(ana.ctx(), { groupId: groupId! }),
    read: () => readInvites(w.system.ctx, sessionId, connection),
    state: async () => inviteStatusAt(await group(), "WHATSAPP", w.system.ctx().now),
  };
}

test("an invitation is requested once, read by the process that holds the session, and published", async () => {
  const requested: string[] = [];
  const { w, ask, read, state, group } = await scene((id) => {
    requested.push(id);
    return Promise.resolve(URL);
  });
  await using _ = w;
  expect(await state()).toBe("UNKNOWN");
  await ask();
  await ask();
  expect(await state()).toBe("REQUESTED");
  w.advance(1_000);
  await read();
  await read();
  expect(requested).toEqual(["-1001"]);
  expect(await state()).toBe("KNOWN");
  expect((await group()).inviteUrl).toBe(URL);
  expect((await w.events()).slice(-2)).toEqual(["group.changed", "group.changed"]);
  w.advance(1_000);
  await ask();
  w.advance(1_000);
  await read();
  expect(requested).toHaveLength(2); // each request reads it again
});

test("what the messenger does not report is shown as refused, and no response as none", async () => {
  const answers: (() => Promise<string | null>)[] = [
    () => Promise.resolve(null),
    () => Promise.reject(new MessengerRefusal("GROUP_FORBIDDEN", "not an admin")),
    () => Promise.resolve("javascript:alert(1)"),
    () => Promise.reject(new MessengerRefusal("LATER", "busy")),
  ];
  const { w, ask, read, state } = await scene(() => answers.shift()!());
  await using _ = w;
  const requested = async () => {
    w.advance(1_000);
    await ask();
    w.advance(1_000);
    await read();
    return await state();
  };
  expect([await requested(), await requested(), await requested()]).toEqual([
    "REFUSED",
    "REFUSED",
    "REFUSED",
  ]);
  await w.db.updateTable("groups").set({ invite_read_at: null }).execute();
  expect(await requested()).toBe("UNKNOWN");
});

test("a response that does not come within a minute is no longer awaited", async () => {
  const { w, ask, read, state } = await scene(() => Promise.resolve(URL));
  await using _ = w;
  await ask();
  w.advance(61_000);
  expect(await state()).toBe("UNKNOWN");
  await read();
  expect(await state()).toBe("UNKNOWN");
});

test("another's group, a left group and a bot's group have no invitation", async () => {
  const { w, ana, groupId, ask } = await scene(null);
  await using _ = w;
  const bia = await w.member("bia");
  await expect(requestInvite(bia.ctx(), { groupId })).rejects.toMatchObject({
    code: "GROUP_NOT_FOUND",
  });
  await w.db.updateTable("groups").set({ left_at: ana.ctx().now }).execute();
  await expect(ask()).rejects.toMatchObject({ code: "INVITE_UNAVAILABLE" });
  await w.db.updateTable("groups").set({ left_at: null }).execute();
  await w.db.updateTable("messenger_sessions").set({ channel: "TELEGRAM" }).execute();
  await expect(ask()).rejects.toMatchObject({ code: "INVITE_UNAVAILABLE" });
  await w.db.updateTable("messenger_sessions").set({ disconnected_at: ana.ctx().now }).execute();
  await expect(ask()).rejects.toMatchObject({ code: "SESSION_NOT_CONNECTED" });
});

test("members are notified of each message where the person enabled it and the account is an admin", async () => {
  const { w, ana, groupId, group } = await scene(null);
  await using _ = w;
  const [changed] = await updateGroups(ana.ctx(), { ids: [groupId], isMentioningAll: true });
  expect(changed!.isMentioningAll).toBe(true);
  expect((await group()).isMentioningAll).toBe(true);
  expect((await w.events()).at(-1)).toBe("group.changed");
  await updateGroups(ana.ctx(), { ids: [groupId], isActive: true });
  expect((await group()).isMentioningAll).toBe(true); // what is not said stays
  expect(mentionsAllNow({ isMentioningAll: true, role: "ADMIN" })).toBe(true);
  expect(mentionsAllNow({ isMentioningAll: true, role: "MEMBER" })).toBe(false);
  expect(mentionsAllNow({ isMentioningAll: false, role: "OWNER" })).toBe(false);
});
