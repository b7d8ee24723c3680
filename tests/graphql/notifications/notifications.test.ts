import { expect, test } from "vitest";
import { runReactions } from "../../support/run_reactions.ts";
import { testApp } from "../../support/test_app.ts";

const list = `query ($first: Int, $after: String) {
  viewer {
    unreadNotifications
    notifications(first: $first, after: $after) {
      edges { node { id kind title text isOpen readAt offer { id } session { id } } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
const mark = `mutation ($input: MarkNotificationsReadInput!) {
  markNotificationsRead(input: $input) {
    ... on Viewer { unreadNotifications }
    ... on UserError { code path }
  }
}`;
const node = `query ($id: ID!) { node(id: $id) { ... on Notification { title } } }`;
const changes = `subscription { notificationsChanged { viewer { id unreadNotifications } } }`;

test("a person's notifications are listed, counted and marked as read", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await runReactions(w);
  const { viewer } = (await w.request(ana, list, { first: 1 })).data;
  expect(viewer.unreadNotifications).toBe(1);
  const [{ node: welcome }] = viewer.notifications.edges;
  expect(welcome).toMatchObject({
    kind: "WELCOME",
    title: "Boas-vindas",
    text: expect.stringContaining("28/11 às 09:00"),
    isOpen: false,
    readAt: null,
    offer: null,
    session: null,
  });
  expect(viewer.notifications.pageInfo).toEqual({ hasNextPage: false, endCursor: welcome.id });
  const after = (await w.request(ana, list, { first: 1, after: welcome.id })).data.viewer;
  expect(after.notifications.edges).toEqual([]);
  const marked = (await w.request(ana, mark, { input: { upTo: welcome.id } })).data;
  expect(marked.markNotificationsRead).toEqual({ unreadNotifications: 0 });
});

test("a wrong id, a wrong cursor and a guest are refused in words", async () => {
  await using w = await testApp();
  const ana = await w.member();
  expect((await w.request(ana, mark, { input: { upTo: "x" } })).data.markNotificationsRead)
    .toEqual({ code: "NOTIFICATION_NOT_FOUND", path: ["upTo"] });
  expect((await w.request(w.guest, mark, { input: {} })).data.markNotificationsRead.code)
    .toBe("SIGN_IN_FIRST");
  const { errors } = await w.request(ana, list, { after: "x" });
  expect(errors?.[0]?.extensions?.code).toBe("CURSOR_INVALID");
});

test("another's notification is not there, and marking it read changes nothing", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  await runReactions(w);
  const { id } = (await w.request(ana, list)).data.viewer.notifications.edges[0].node;
  expect((await w.request(ana, node, { id })).data.node.title).toBe("Boas-vindas");
  expect(await w.request(bia, node, { id })).toMatchObject({
    data: { node: null },
    errors: [{ extensions: { code: "NOTIFICATION_NOT_FOUND" } }],
  });
  await w.request(bia, mark, { input: { ids: [id] } });
  expect((await w.request(ana, list)).data.viewer.unreadNotifications).toBe(1);
});

test("what is new or read is published to its person, and to nobody else", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const reported = await w.subscribe(ana, changes);
  const next = async () => (await reported.next()).value.data.notificationsChanged.viewer;
  const first = next();
  await expect.poll(w.subscribers).toBe(1);
  await runReactions(w);
  expect(await first).toEqual({ id: ana.id, unreadNotifications: 1 }); // the welcome
  const second = next();
  await w.member("bia");
  await runReactions(w);
  await w.request(ana, mark, { input: {} });
  expect(await second).toEqual({ id: ana.id, unreadNotifications: 0 });

  const refused = await w.subscribe(w.guest, changes);
  expect((await refused.next()).value)
    .toMatchObject({ errors: [{ extensions: { code: "SIGN_IN_FIRST" } }] });
});
