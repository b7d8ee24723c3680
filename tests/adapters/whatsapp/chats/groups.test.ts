import { expect, test } from "vitest";
import { refusalOf, soon } from "../../../support/messengers/connect_messenger.ts";
import { chatScene, PHONE } from "../../../support/whatsapp/chat_scene.ts";

test("all groups are listed in one question, with one's place in each; communities are none", async () => {
  const s = await chatScene({ people: 3 });
  const { make, join, promote } = s.standin.groups;
  const quiet = make("Só admins", 4, { announce: true });
  const led = make("Meu grupo", 5, { announce: true, addressing: "pn" });
  const community = make("Comunidade", 6, { place: "COMMUNITY" });
  const part = make("Parte", 7, { place: "PART", parent: community.id });
  for (const group of [quiet, led, community, part]) join(PHONE, group);
  promote(PHONE, led);
  const { connection } = await s.open();
  const groups = await connection.groups([]);
  expect(s.standin.received.get("iq w:g2 get participating")).toBe(1);
  expect(groups.toSorted((one, other) => one.members! - other.members!)).toEqual([
    {
      ...{ externalId: s.group.id, title: "Promoções", kind: "GROUP", role: "MEMBER" },
      ...{ canSend: true, members: 4, isAdminsOnly: false, isInCommunity: false, isThere: true },
    },
    expect.objectContaining({ externalId: quiet.id, canSend: false, isAdminsOnly: true }),
    expect.objectContaining({
      externalId: led.id,
      role: "ADMIN",
      canSend: true,
      isAdminsOnly: true,
    }),
    expect.objectContaining({ externalId: part.id, isInCommunity: true, canSend: true }),
  ]);
});

test("a group missing in the list counts as left only by the server's answer about it", async () => {
  const s = await chatScene();
  const left = s.standin.groups.make("Saiu", 3);
  const { connection } = await s.open();
  const groups = await connection.groups([s.group.id, left.id]);
  expect(groups).toContainEqual({ externalId: left.id, isThere: false });
  s.standin.faults.refuse("iq w:g2 get query", 429);
  expect(await connection.groups([s.group.id, left.id])).toEqual([
    expect.objectContaining({ externalId: s.group.id, isThere: true }),
  ]);
});

test("a list that is not answered is no list", async () => {
  const s = await chatScene({ options: { queryMs: 600 } });
  const { connection } = await s.open();
  s.standin.faults.mute("iq w:g2 get participating");
  expect(await refusalOf(connection.groups([s.group.id]))).toMatchObject({ reason: "LATER" });
});

test("changes of groups are reported as they happen", async () => {
  const s = await chatScene();
  const { groups } = s.standin;
  const { known } = await s.open();
  const group = groups.make("Novo", 3);
  groups.join(PHONE, group);
  const seen = () => known(group.id);
  await expect.poll(seen, soon)
    .toMatchObject({ title: "Novo", role: "MEMBER", members: 4, canSend: true, isThere: true });
  groups.rename(group, "Renomeado");
  await expect.poll(seen, soon).toMatchObject({ title: "Renomeado" });
  groups.announce(group, true);
  await expect.poll(seen, soon).toMatchObject({ isAdminsOnly: true, canSend: false });
  groups.promote(PHONE, group);
  await expect.poll(seen, soon).toMatchObject({ role: "ADMIN", canSend: true });
  groups.demote(PHONE, group);
  await expect.poll(seen, soon).toMatchObject({ role: "MEMBER", canSend: false });
  groups.remove(PHONE, group);
  await expect.poll(seen, soon).toMatchObject({ isThere: false });
});

test("changes of a group during a report are reported after it", async () => {
  const s = await chatScene();
  const chat = await s.open();
  const seen = () => chat.known(s.group.id);
  chat.failNext(1);
  s.standin.groups.rename(s.group, "Um");
  await expect.poll(() => chat.isFailing(), soon).toBe(false);
  s.standin.groups.rename(s.group, "Dois");
  await expect.poll(seen, soon).toMatchObject({ title: "Dois" });
  chat.failNext(1);
  s.standin.groups.announce(s.group, true);
  await expect.poll(() => chat.isFailing(), soon).toBe(false);
  s.standin.groups.promote(PHONE, s.group);
  await expect.poll(seen, soon).toMatchObject({ isAdminsOnly: true, role: "ADMIN", canSend: true });
});

test("changes of groups while it is disconnected are reported when it is back", async () => {
  const s = await chatScene();
  const first = await s.open();
  await first.connection.close();
  s.standin.groups.rename(s.group, "Enquanto isso");
  const { known } = await s.open();
  await expect.poll(() => known(s.group.id), soon).toMatchObject({ title: "Enquanto isso" });
});

test("only admins know the link by which one joins", async () => {
  const s = await chatScene();
  const { connection } = await s.open();
  expect(await connection.inviteUrl!(s.group.id)).toBeNull();
  s.standin.groups.promote(PHONE, s.group);
  expect(await connection.inviteUrl!(s.group.id))
    .toBe(`https://chat.whatsapp.com/${s.group.inviteCode}`);
});

test("an invitation is read without following it, then followed, and no second time", async () => {
  const s = await chatScene();
  const group = s.standin.groups.make("Convite", 5, { description: "código 123" });
  const { connection } = await s.open();
  expect(await connection.readInvite!(group.inviteCode)).toEqual({
    ...{ externalId: group.id, title: "Convite", description: "código 123" },
    ...{ members: 5, isAdminsOnly: false, adminsEdit: false },
  });
  group.locked = true;
  expect(await connection.readInvite!(group.inviteCode)).toMatchObject({ adminsEdit: true });
  expect(group.people.has(PHONE)).toBe(false);
  expect(await connection.joinByInvite!(group.inviteCode)).toBe("JOINED");
  expect(await connection.joinByInvite!(group.inviteCode)).toBe("JOINED");
  expect(group.people.has(PHONE)).toBe(true);
  for (const follow of [connection.readInvite!, connection.joinByInvite!]) {
    expect(await refusalOf(follow("nadanadanada"))).toMatchObject({ reason: "GROUP_GONE" });
  }
});
