import { expect, test } from "vitest";
import { recordInvite } from "../../../server/core/groups/invites.ts";
import { recordMessengerEvent } from "../../../server/core/delivery/sessions/record_event.ts";
import { connectSession, grantPlan } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const list = `query ($search: String, $tag: String, $active: Boolean, $first: Int, $after: String) {
  viewer {
    groups(search: $search, tag: $tag, isActive: $active, first: $first, after: $after) {
      edges { node {
        id title kind role channel members tags isActive status restingUntil lastSentAt leftAt
        isAdminsOnly isInCommunity inviteUrl inviteStatus inviteReadAt isMentioningAll canMentionAll
        session { handle }
      } }
      pageInfo { hasNextPage endCursor }
    }
    groupTags { tag groups }
  }
}`;
const update = `mutation ($input: UpdateGroupsInput!) {
  updateGroups(input: $input) {
    __typename
    ... on ChangedGroups { groups { title tags isActive } }
    ... on UserError { code path }
    ... on LimitReached { limit left }
  }
}`;
const node = `query ($id: ID!) { node(id: $id) { ... on Group { title } } }`;
const changes = `subscription { groupChanged { group { id title status } } }`;

type Edge = { node: { title: string } };

/** A person with three groups, and another one. */
async function scene() {
  const w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { sessionId, groupIds } = await connectSession(w, ana);
  const listed = async (variables: object = {}) =>
    (await w.request(ana, list, { ...variables })).data.viewer.groups;
  const titles = async (variables: object = {}) =>
    (await listed(variables)).edges.map(({ node }: Edge) => node.title);
  return { w, ana, bia, sessionId, groupIds, listed, titles };
}

test("groups show what they are, and whether a message can be sent there", async () => {
  const { w, groupIds: [one, two, three], listed } = await scene();
  await using _ = w;
  const now = w.system.ctx().now;
  const later = new Date(now.getTime() + 60_000);
  const set = (id: string, columns: object) =>
    w.db.updateTable("groups").set(columns).where("id", "=", id as never).execute();
  await set(one!, { resting_until: later });
  await set(two!, { can_send: false, resting_until: now });
  await set(three!, { left_at: now, is_active: false });
  const [third, second, first] = (await listed()).edges.map(({ node }: Edge) => node);
  expect(first).toEqual({
    id: one,
    title: "Grupo 1",
    kind: "GROUP",
    role: "ADMIN",
    channel: "TELEGRAM",
    members: 10,
    tags: [],
    isActive: true,
    status: "RESTING",
    restingUntil: later.toISOString(),
    lastSentAt: null,
    leftAt: null,
    isAdminsOnly: false,
    isInCommunity: false,
    inviteUrl: null,
    inviteStatus: "UNAVAILABLE",
    inviteReadAt: null,
    isMentioningAll: false,
    canMentionAll: false,
    session: { handle: "ofertas_bot" },
  });
  expect(second).toMatchObject({ status: "FORBIDDEN", restingUntil: null });
  expect(third).toMatchObject({ status: "LEFT", leftAt: now.toISOString(), isActive: false });
});

test("groups are tagged and chosen by tag, page by page", async () => {
  const { w, ana, groupIds, listed, titles } = await scene();
  await using _ = w;
  const input = { ids: groupIds.slice(0, 2), addTags: ["Casa"], isActive: false };
  expect((await w.request(ana, update, { input })).data.updateGroups).toEqual({
    __typename: "ChangedGroups",
    groups: [
      { title: "Grupo 1", tags: ["Casa"], isActive: false },
      { title: "Grupo 2", tags: ["Casa"], isActive: false },
    ],
  });
  expect((await w.request(ana, list)).data.viewer.groupTags).toEqual([{ tag: "Casa", groups: 2 }]);
  expect(await titles({ tag: "Casa" })).toEqual(["Grupo 2", "Grupo 1"]);
  expect(await titles({ search: "casa 1" })).toEqual(["Grupo 1"]);
  expect(await titles({ active: true })).toEqual(["Grupo 3"]);
  const { pageInfo } = await listed({ first: 2 });
  expect(pageInfo.hasNextPage).toBe(true);
  expect(await titles({ first: 2, after: pageInfo.endCursor })).toEqual(["Grupo 1"]);
});

test("a WhatsApp group shows its invite link once requested, and may mention all its members", async () => {
  const { w, ana, bia, groupIds: [one], listed } = await scene();
  await using _ = w;
  await w.db.updateTable("messenger_sessions").set({ channel: "WHATSAPP" }).execute();
  const mutation = `mutation ($input: RequestInviteInput!) { requestInvite(input: $input) {
    __typename ... on Group { inviteStatus } ... on UserError { code path }
  } }`;
  const requestInvite = async (person: typeof ana, groupId: string) =>
    (await w.request(person, mutation, { input: { id: groupId } })).data.requestInvite;
  expect(await requestInvite(bia, one!)).toMatchObject({ code: "GROUP_NOT_FOUND", path: ["id"] });
  expect(await requestInvite(ana, one!)).toEqual({
    __typename: "Group",
    inviteStatus: "REQUESTED",
  });
  w.advance(1_000);
  await recordInvite(w.system.ctx(), { groupId: one!, url: "https://chat.whatsapp.com/AbC" });
  await w.request(ana, update, { input: { ids: [one], isMentioningAll: true } });
  expect((await listed()).edges.at(-1).node).toMatchObject({
    inviteStatus: "KNOWN",
    inviteUrl: "https://chat.whatsapp.com/AbC",
    inviteReadAt: w.system.ctx().now.toISOString(),
    isMentioningAll: true,
    canMentionAll: true,
  });
});

test("a change that the plan has no room for is refused as a whole", async () => {
  const { w, ana, groupIds, titles } = await scene();
  await using _ = w;
  await w.request(ana, update, { input: { ids: groupIds, isActive: false } });
  await grantPlan(w, ana, { groups: 2 });
  expect(
    (await w.request(ana, update, { input: { ids: groupIds, isActive: true } })).data.updateGroups,
  )
    .toEqual({
      __typename: "LimitReached",
      code: "GROUPS_LIMIT",
      path: [],
      limit: "groups",
      left: 2,
    });
  expect(await titles({ active: true })).toEqual([]);
});

test("another's group is as good as absent, and a guest gets nothing", async () => {
  const { w, ana, bia, groupIds: [one] } = await scene();
  await using _ = w;
  expect(await w.request(ana, node, { id: one })).toEqual({ data: { node: { title: "Grupo 1" } } });
  for (const id of [one, "grp_01h455vb4pex5vsknk084sn02q"]) {
    expect(await w.request(bia, node, { id })).toMatchObject({
      data: { node: null },
      errors: [{ extensions: { code: "GROUP_NOT_FOUND" } }],
    });
    const { data } = await w.request(bia, update, { input: { ids: [id], isActive: false } });
    expect(data.updateGroups).toMatchObject({ code: "GROUP_NOT_FOUND", path: ["ids"] });
  }
  expect((await w.request(bia, list)).data.viewer.groups.edges).toEqual([]);
  const signIn = { code: "SIGN_IN_FIRST" };
  expect(await w.request(w.guest, node, { id: one })).toMatchObject({
    errors: [{ extensions: signIn }],
  });
  const { data } = await w.request(w.guest, update, { input: { ids: [one], isActive: false } });
  expect(data.updateGroups).toMatchObject(signIn);
  const subscription = await w.subscribe(w.guest, changes);
  expect((await subscription.next()).value).toMatchObject({ errors: [{ extensions: signIn }] });
});

test("groups are published when they are found and change, to their person alone", async () => {
  const { w, ana, bia, sessionId, groupIds } = await scene();
  const [one] = groupIds;
  await using _ = w;
  const hers = await connectSession(w, bia, { groups: 1 });
  const subscription = await w.subscribe(ana, changes);
  const next = async () => (await subscription.next()).value.data.groupChanged.group;
  const first = next();
  await expect.poll(w.subscribers).toBe(1);
  await w.request(bia, update, { input: { ids: hers.groupIds, isActive: false } });
  const group = { externalId: "-7", title: "Novo", isThere: true };
  await recordMessengerEvent(w.system.ctx(), { sessionId, event: { kind: "group", group } });
  let event = await first;
  while (groupIds.includes(event.id)) event = await next(); // earlier changes that arrive only now
  expect(event).toMatchObject({ title: "Novo", status: "READY" });
  await w.request(ana, update, { input: { ids: [one], isActive: false } });
  expect(await next()).toEqual({ id: one, title: "Grupo 1", status: "INACTIVE" });

  // A group that is gone when it is published is null, and the next one is published all the same.
  const gone = { name: "group.changed", userId: ana.id, groupId: one! } as const;
  await w.db.deleteFrom("groups").where("id", "=", one!).execute();
  await ana.ctx().record(ana.ctx(), [gone]);
  expect(await next()).toBeNull();
  await recordMessengerEvent(w.system.ctx(), {
    sessionId,
    event: { kind: "group", group: { ...group, title: "De novo" } },
  });
  expect(await next()).toMatchObject({ title: "De novo" });
});
