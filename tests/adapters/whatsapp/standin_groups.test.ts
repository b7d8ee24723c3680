import { expect, test } from "vitest";
import { PHONE, scene } from "../../support/whatsapp/scene.ts";

/** The code with which a question was refused; the library bears it in `data`. */
const refused = (query: Promise<unknown>) =>
  query.then(() => null, (error: { data?: unknown }) => error.data);

test("lists the groups that one is in, as they are", async () => {
  const { whatsApp: { groups }, online } = await scene();
  const community = groups.make("Comunidade", 3, { place: "COMMUNITY" });
  const place = { place: "ANNOUNCEMENTS", parent: community.id } as const;
  const announcements = groups.make("Avisos", 3, { ...place, announce: true });
  const open = groups.make("Ofertas", 2, { addressing: "pn", description: "Só o que vale" });
  groups.make("De outros", 2);
  for (const group of [community, announcements, open]) groups.join(PHONE, group);
  groups.promote(PHONE, open);
  const { socket, account } = await online();
  const listed = await socket.groupFetchAllParticipating();
  expect(Object.keys(listed)).toHaveLength(3);
  expect(listed[community.id]).toMatchObject({ isCommunity: true, size: 4 });
  expect(listed[announcements.id]).toMatchObject({
    ...{ announce: true, isCommunityAnnounce: true, linkedParent: community.id },
    addressingMode: "lid",
  });
  const { participants, desc, addressingMode } = listed[open.id]!;
  expect({ desc, addressingMode }).toEqual({ desc: "Só o que vale", addressingMode: "pn" });
  expect(participants.map(({ admin }) => admin)).toEqual(["superadmin", null, "admin"]);
  expect(participants[2]).toMatchObject({ id: `${PHONE}@s.whatsapp.net` });
  expect(account.phone).toBe(PHONE);
});

test("says of other people's groups only that the account is not in them", async () => {
  const { whatsApp: { groups }, online } = await scene();
  const { socket } = await online();
  const group = groups.make("De outros", 2);
  expect(await refused(socket.groupMetadata(group.id))).toBe(403);
  expect(await refused(socket.groupMetadata("120363099999999999@g.us"))).toBe(404);
  expect(await refused(socket.groupInviteCode(group.id))).toBe(403);
});

test("one comes in by a link, or waits to be let in", async () => {
  const { whatsApp: { groups }, online } = await scene();
  const { socket } = await online();
  const open = groups.make("Aberto", 5, { description: "GARIMPO-7K2" });
  const closed = groups.make("Fechado", 5, { asksApproval: true });
  expect(await socket.groupGetInviteInfo(open.inviteCode)).toMatchObject({
    ...{ id: open.id, subject: "Aberto", desc: "GARIMPO-7K2", size: 5, participants: [] },
  });
  expect(await socket.groupAcceptInvite(open.inviteCode)).toBe(open.id);
  expect(open.people.get(PHONE)).toBe("MEMBER");
  expect(await refused(socket.groupAcceptInvite(open.inviteCode))).toBe(409);
  expect(await refused(socket.groupInviteCode(open.id))).toBe(401);
  groups.promote(PHONE, open);
  const before = open.inviteCode;
  expect(await socket.groupInviteCode(open.id)).toBe(before);
  expect(await socket.groupRevokeInvite(open.id)).not.toBe(before);
  expect(await refused(socket.groupGetInviteInfo(before))).toBe(410);
  expect(await refused(socket.groupGetInviteInfo("nunca-houve"))).toBe(406);

  await socket.groupAcceptInvite(closed.inviteCode);
  expect(closed.people.has(PHONE)).toBe(false);
  expect([...closed.asking]).toEqual([PHONE]);
  await socket.groupLeave(open.id);
  expect(open.people.has(PHONE)).toBe(false);
});

test("reports what people do in groups, and after the next login what was missed", async () => {
  const { whatsApp: { groups }, online, comeAs } = await scene();
  const { state, socket } = await online();
  const group = groups.make("Ofertas", 3);
  const reported: unknown[] = [];
  const listen = (to: typeof socket): void => {
    to.ev.on("groups.upsert", (made) => reported.push(...made.map(({ subject }) => ({ subject }))));
    to.ev.on("groups.update", (changed) => reported.push(...changed));
    to.ev.on(
      "group-participants.update",
      ({ action, participants }) => reported.push({ [action]: participants.map(({ id }) => id) }),
    );
  };
  listen(socket);
  groups.join(PHONE, group);
  await expect.poll(() => reported).toContainEqual({ subject: "Ofertas" });
  groups.rename(group, "Achados");
  await expect.poll(() => reported).toContainEqual(expect.objectContaining({ subject: "Achados" }));
  groups.announce(group, true);
  await expect.poll(() => reported).toContainEqual(expect.objectContaining({ announce: true }));
  groups.promote(PHONE, group);
  await expect.poll(() => reported).toContainEqual({ promote: [`9${PHONE}@lid`] });

  await socket.end(undefined);
  groups.rename(group, "Enquanto isso");
  groups.remove(PHONE, group);
  await comeAs(state, listen);
  await expect.poll(() => reported)
    .toContainEqual(expect.objectContaining({ subject: "Enquanto isso" }));
  await expect.poll(() => reported).toContainEqual({ remove: [`9${PHONE}@lid`] });
});
