import { expect, test } from "vitest";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import type { OfferId } from "../../../server/core/ids.ts";
import { recordReceipts } from "../../../server/core/delivery/receipts/record_receipts.ts";
import {
  connectSession,
  createTestOffer,
  grantPlan,
  messagingProcess,
  sent,
} from "../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const send = `mutation ($input: SendOfferInput!) {
  sendOffer(input: $input) {
    __typename
    ... on Offer { id status dispatchTally { queued sent total } }
    ... on UserError { code message path }
    ... on LimitReached { limit left }
  }
}`;
const ofOffer = `query ($id: ID!) { node(id: $id) { ... on Offer {
  dispatches { edges { node {
    id status messageId reasonCode reason attempts text plannedAt expectedAt expiresAt startedAt
    settledAt createdAt offer { title } group { title session { name } }
    journal { at step reasonCode reason until }
  } } }
} } }`;
const ofViewer = `query ($status: [DispatchStatus!], $sessionId: ID, $first: Int, $after: String) {
  viewer { dispatches(statuses: $status, sessionId: $sessionId, first: $first, after: $after) {
    edges { node { group { title } status } } pageInfo { hasNextPage endCursor }
  } }
}`;
const offerChanges = `subscription ($id: ID!) {
  dispatchChanged(offerId: $id) { status group { title } offer { dispatchTally { sent } } }
}`;
const queueChanges =
  `subscription { queueChanged { dispatch { status group { title kind } offer { id } } } }`;
const ended = (status: string) => ({ status: "FAILED", reason: status }) as never;

type World = Awaited<ReturnType<typeof testApp>>;
type Edges = { edges: { node: { id: string; status: string; group: { title: string } } }[] };

const nodes = ({ edges }: Edges) => edges.map(({ node }) => node);
const dispatchesOf = async (w: World, person: Member, id: OfferId) =>
  nodes((await w.request(person, ofOffer, { id })).data.node.dispatches);

/** A person with three groups and an offer, sent to them unless the test says otherwise. */
async function sender(w: World, name = "ana") {
  const person = await w.member(name);
  const { sessionId, groupIds } = await connectSession(w, person);
  const { id } = await createTestOffer(person);
  const sends = async (more = {}) =>
    (await w.request(person, send, { input: { offerId: id, groupIds, ...more } })).data.sendOffer;
  return { person, sessionId, groupIds, id, sends };
}

test("an offer goes to each group once an occasion, however often it is sent", async () => {
  await using w = await testApp();
  const { id, sends } = await sender(w);
  const tally = (total: number) => ({
    __typename: "Offer",
    id,
    status: "QUEUED",
    dispatchTally: { queued: total, sent: 0, total },
  });
  expect(await Promise.all([sends(), sends()])).toEqual([tally(3), tally(3)]);
  expect(await sends({ occasion: "à noite" })).toMatchObject({ code: "ALREADY_SENT" });
  expect(await sends({ occasion: "à noite", isRepeat: true })).toEqual(tally(6));
});

test("an offer that pays nobody is refused until it is confirmed, once", async () => {
  await using w = await testApp();
  const person = await w.member();
  const { groupIds } = await connectSession(w, person, { groups: 1 });
  const { id } = await createOffer(person.ctx(), {
    fields: { title: "Fone", price: { cents: 9_900, currency: "BRL" } },
  });
  const proof = async () =>
    (await w.request(
      person,
      `query ($id: ID!) { node(id: $id) {
        ... on Offer { affiliateProof unpaidReason isUnpaidConfirmed }
      } }`,
      { id },
    )).data.node;
  const sends = async (more = {}) =>
    (await w.request(person, send, { input: { offerId: id, groupIds, ...more } })).data.sendOffer;
  const unpaid = { affiliateProof: "NONE", unpaidReason: "NO_LINK" };
  expect(await proof()).toEqual({ ...unpaid, isUnpaidConfirmed: false });
  expect(await sends()).toMatchObject({ code: "OFFER_UNPAID" });
  expect(await sends({ isUnpaidConfirmed: true })).toMatchObject({ status: "QUEUED" });
  expect(await proof()).toEqual({ ...unpaid, isUnpaidConfirmed: true });
  const again = { occasion: "à noite", isRepeat: true };
  expect(await sends(again)).toMatchObject({ status: "QUEUED" });
});

test("a message shows its status, what it waits for and its outcome", async () => {
  await using w = await testApp();
  const { person, id, sends } = await sender(w);
  await sends();
  const [, second, first] = await dispatchesOf(w, person, id);
  const planned = "2026-11-21T12:00:00.000Z";
  expect(first).toEqual({
    id: expect.stringMatching(/^dsp_/),
    status: "QUEUED",
    messageId: null,
    reasonCode: null,
    reason: null,
    attempts: 0,
    text: null,
    plannedAt: planned,
    expectedAt: planned,
    expiresAt: "2026-11-22T00:00:00.000Z",
    startedAt: null,
    settledAt: null,
    createdAt: planned,
    offer: { title: "Fone" },
    group: { title: "Grupo 1", session: { name: "Ofertas" } },
    journal: [{ at: planned, step: "QUEUED", reasonCode: null, reason: null, until: null }],
  });
  expect(second).toMatchObject({ expectedAt: "2026-11-21T12:00:01.000Z" });

  const process = messagingProcess(w);
  await process.hold();
  const { turns } = await process.take();
  await process.end(turns, sent("77"));
  w.advance(1_000);
  await process.end((await process.take()).turns, ended("GROUP_FORBIDDEN"));
  const [, failed, done] = await dispatchesOf(w, person, id);
  expect(done).toMatchObject({
    status: "SENT",
    messageId: "77",
    expectedAt: null,
    startedAt: planned,
    text: expect.stringContaining("*Fone*"),
    journal: [{ step: "QUEUED" }, { step: "SENDING" }, { step: "SENT" }],
  });
  expect(failed).toMatchObject({
    status: "FAILED",
    reasonCode: "GROUP_FORBIDDEN",
    reason: expect.stringMatching(/^A conta conectada não pode escrever/),
  });
});

test("an id that is absent or another's is null, with the same refusal", async () => {
  await using w = await testApp();
  const { person, id, sends } = await sender(w);
  const bia = await w.member("bia");
  await sends();
  const dispatch = (await dispatchesOf(w, person, id))[0]!.id;
  const node = `query ($id: ID!) { node(id: $id) { ... on Dispatch { status } } }`;
  const refused = {
    data: { node: null },
    errors: [{ extensions: { code: "DISPATCH_NOT_FOUND" } }],
  };
  expect(await w.request(person, node, { id: dispatch })).toEqual({
    data: { node: { status: "QUEUED" } },
  });
  expect(await w.request(bia, node, { id: dispatch })).toMatchObject(refused);
  expect(await w.request(bia, node, { id: "dsp_01h455vb4pex5vsknk084sn02q" })).toMatchObject(
    refused,
  );
});

test("the queue is listed newest first, page by page, by status and by session", async () => {
  await using w = await testApp();
  const { person, sessionId, groupIds, id, sends } = await sender(w);
  const other = await connectSession(w, person, { groups: 1 });
  await sends();
  await sends({ groupIds: other.groupIds });
  const list = async (variables = {}) =>
    (await w.request(person, ofViewer, variables)).data.viewer.dispatches;
  const titles = (dispatches: Edges) => nodes(dispatches).map(({ group }) => group.title);
  const first = await list({ first: 3 });
  expect(titles(first)).toEqual(["Grupo 1", "Grupo 3", "Grupo 2"]);
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(titles(await list({ first: 3, after: first.pageInfo.endCursor }))).toEqual(["Grupo 1"]);
  expect(titles(await list({ sessionId }))).toEqual(["Grupo 3", "Grupo 2", "Grupo 1"]);
  const tally = "{ viewer { queueTally { waiting uncertain notSent } } }";
  const counts = async () => (await w.request(person, tally)).data.viewer.queueTally;
  expect(await counts()).toEqual({ waiting: 4, uncertain: 0, notSent: 0 });
  const cancel = `mutation ($input: CancelDispatchesInput!) {
    cancelDispatches(input: $input) {
      ... on CanceledDispatches { count dispatches { status reason } }
      ... on UserError { code }
    }
  }`;
  const canceled = async (input: object) =>
    (await w.request(person, cancel, { input })).data.cancelDispatches;
  expect(await canceled({ sessionId: other.sessionId })).toEqual({
    count: 1,
    dispatches: [{ status: "CANCELED", reason: expect.stringMatching(/^Você cancelou/) }],
  });
  expect(titles(await list({ status: ["CANCELED", "SENT"] }))).toEqual(["Grupo 1"]);
  expect(await canceled({ offerId: id })).toMatchObject({ count: 3 });
  expect(await canceled({ offerId: id })).toEqual({ code: "DISPATCH_NOT_QUEUED" });
  expect(await counts()).toEqual({ waiting: 0, uncertain: 0, notSent: 0 });
  expect(groupIds).toHaveLength(3);
});

test("a page of offers reads all tallies in one query, and a page of messages their times in one", async () => {
  await using w = await testApp();
  const { person, groupIds, sends } = await sender(w);
  await sends();
  for (let n = 0; n < 4; n++) {
    await sends({ offerId: (await createTestOffer(person)).id, groupIds });
  }
  const queries = statements(w);
  await w.request(person, `{ viewer { offers { edges { node { dispatchTally { total } } } } } }`);
  expect(queries.filter((sql) => sql.includes("count(*)"))).toHaveLength(1);
  queries.length = 0;
  const { data } = await w.request(
    person,
    `{ viewer { dispatches { edges { node { expectedAt group { title } offer { title } } } } } }`,
  );
  const page = nodes(data.viewer.dispatches);
  expect(new Set(page.map((node) => JSON.stringify(node))).size).toBe(15);
  expect(queries.length).toBeLessThan(page.length); // none is read for an entry alone
});

test("a plan shows when each group gets it, and warns of a repetition", async () => {
  await using w = await testApp();
  const { person, groupIds, id, sends } = await sender(w);
  await sends({ groupIds: groupIds.slice(0, 1) });
  await w.db.updateTable("groups").set({ can_send: false }).where("id", "=", groupIds[2]!)
    .execute();
  const plan = `query ($id: ID!, $groupIds: [ID!]!, $localTime: String, $timeZone: String) {
    node(id: $id) { ... on Offer {
      sendingPlan(groupIds: $groupIds, localTime: $localTime, timeZone: $timeZone) {
        dispatches { group { title } expectedAt warning reason } messages messagesLeft link refusal
      }
    } }
  }`;
  const planned = async (more = {}) =>
    (await w.request(person, plan, { id, groupIds, ...more })).data.node.sendingPlan;
  const at = (time: string) => `2026-11-21T${time}.000Z`;
  expect(await planned()).toEqual({
    dispatches: [
      {
        group: { title: "Grupo 1" },
        expectedAt: at("12:00:01"),
        warning: "ALREADY_QUEUED",
        reason: null,
      },
      { group: { title: "Grupo 2" }, expectedAt: at("12:00:02"), warning: null, reason: null },
      {
        group: { title: "Grupo 3" },
        expectedAt: null,
        warning: "NOT_READY",
        reason: expect.stringMatching(/^A conta conectada não pode escrever/),
      },
    ],
    messages: 2,
    messagesLeft: null,
    link: null,
    refusal: "Um dos grupos não pode receber mensagens agora. Veja o motivo na lista.",
  });
  const later = { localTime: "2026-11-21T20:00", timeZone: "Europe/Lisbon" };
  expect(await planned({ groupIds: groupIds.slice(1, 2), ...later }))
    .toMatchObject({ dispatches: [{ expectedAt: at("20:00:00") }], refusal: null });
  const many = `{ viewer { offers(first: 100) { edges { node {
    sendingPlan(groupIds: []) { messages }
  } } } } }`;
  const { errors } = await w.request(person, many);
  expect(errors?.[0]?.extensions.code).toBe("QUERY_TOO_COSTLY");
});

test("what the plan has no room for is refused before anything is queued", async () => {
  await using w = await testApp();
  const { person, groupIds, sends } = await sender(w);
  const bia = await sender(w, "bia");
  await grantPlan(w, person, { messagesPerMonth: 2, groups: -1 });
  expect(await sends()).toEqual({
    __typename: "LimitReached",
    code: "MESSAGES_LIMIT",
    message: expect.stringMatching(/^Este envio passa/),
    path: [],
    limit: "messagesPerMonth",
    left: 2,
  });
  expect(await w.count("dispatches")).toBe(0);
  const refused = async (more: object) => {
    const { __typename, code, path } = await sends({ groupIds: groupIds.slice(1), ...more });
    return [__typename, code, path];
  };
  expect(await refused({ groupIds: bia.groupIds })).toEqual(["Refusal", "GROUP_NOT_FOUND", [
    "groupIds",
  ]]);
  expect(await refused({ groupIds: [] })).toEqual(["Refusal", "GROUPS_MISSING", ["groupIds"]]);
  expect(await refused({ offerId: bia.id })).toEqual(["Refusal", "OFFER_NOT_FOUND", ["offerId"]]);
  expect(await refused({ offerId: "ofr_x" })).toEqual(["Refusal", "OFFER_NOT_FOUND", ["offerId"]]);
  expect(await refused({ timeZone: "Marte" })).toEqual(["Refusal", "ZONE_INVALID", ["timeZone"]]);
  expect(await refused({ localTime: "ontem" })).toEqual(["Refusal", "TIME_INVALID", ["localTime"]]);
  expect(await refused({ occasion: "" })).toEqual(["Refusal", "OCCASION_INVALID", ["occasion"]]);
});

test("a person pauses, resumes, repeats and resolves, and sends themselves a test", async () => {
  await using w = await testApp();
  const { person, sessionId, groupIds, id, sends } = await sender(w);
  await sends();
  const change = async (name: string, input: object, answer: string) => {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const mutation = `mutation ($input: ${type}Input!) {
      ${name}(input: $input) { ${answer} ... on UserError { code path } }
    }`;
    return (await w.request(person, mutation, { input })).data[name];
  };
  const [dispatch] = await dispatchesOf(w, person, id);
  const dispatchId = dispatch!.id;
  const expected = async () => (await dispatchesOf(w, person, id))[0];
  const becomes = (status: "FAILED" | "UNCERTAIN") =>
    w.db.updateTable("dispatches").set({ status }).where("group_id", "=", groupIds[2]!).execute();

  const user = "... on Viewer { displayName }";
  expect(await change("pauseSending", { sessionId }, user)).toEqual({ displayName: person.token });
  expect(await expected()).toMatchObject({ expectedAt: null });
  expect(await change("resumeSending", { sessionId }, user)).toEqual({ displayName: person.token });
  expect(await expected()).not.toMatchObject({ expectedAt: null });

  const status = "... on Dispatch { status }";
  expect(await change("retryDispatch", { id: dispatchId }, status))
    .toMatchObject({ code: "DISPATCH_NOT_FAILED" });
  await becomes("FAILED");
  expect(await change("retryDispatch", { id: dispatchId }, status)).toEqual({ status: "QUEUED" });
  await becomes("UNCERTAIN");
  expect(await change("resolveDispatch", { id: dispatchId, hasArrived: true }, status))
    .toEqual({ status: "SENT" });
  expect(await change("resolveDispatch", { id: dispatchId, hasArrived: false }, status))
    .toMatchObject({ code: "DISPATCH_NOT_UNCERTAIN" });

  await becomes("UNCERTAIN");
  await w.db.updateTable("offers").set({ unpaid_confirmed_link: null }).execute();
  const again = { id: dispatchId, hasArrived: false };
  expect(await change("resolveDispatch", again, status)).toMatchObject({ code: "OFFER_UNPAID" });
  expect(await change("resolveDispatch", { ...again, isUnpaidConfirmed: true }, status))
    .toEqual({ status: "QUEUED" });

  const test = { sessionId, text: "Olá" };
  const whole = "... on Dispatch { status offer { id } group { kind } }";
  expect(await change("sendTestMessage", test, whole)).toEqual({ code: "OWNER_UNKNOWN", path: [] });
  await w.db.updateTable("groups").set({ kind: "PRIVATE" }).where("id", "=", groupIds[0]!)
    .execute();
  expect(await change("sendTestMessage", test, whole))
    .toEqual({ status: "QUEUED", offer: null, group: { kind: "PRIVATE" } });
});

test("an invalid id is refused by every mutation without a query", async () => {
  await using w = await testApp();
  const person = await w.member();
  const mutate = async (mutation: string) => {
    const { data } = await w.request(
      person,
      `mutation { it: ${mutation} { ... on UserError { code } } }`,
    );
    return data.it?.code;
  };
  const no = `"x"`;
  expect([
    await mutate(`retryDispatch(input: { id: ${no} })`),
    await mutate(`resolveDispatch(input: { id: ${no}, hasArrived: true })`),
    await mutate(`cancelDispatches(input: { ids: [${no}] })`),
    await mutate(`cancelDispatches(input: { offerId: ${no} })`),
    await mutate(`cancelDispatches(input: { sessionId: ${no} })`),
    await mutate(`hurryDispatches(input: { ids: [${no}] })`),
    await mutate(`postponeDispatches(input: { ids: [${no}], delay: HOUR })`),
    await mutate(`reorderDispatches(input: { ids: [${no}], beforeId: ${no} })`),
    await mutate(`undoDispatchMoves(input: { ids: [${no}] })`),
    await mutate(`pauseSending(input: { sessionId: ${no} })`),
    await mutate(`resumeSending(input: { sessionId: ${no} })`),
    await mutate(`sendTestMessage(input: { sessionId: ${no}, text: "Olá" })`),
  ]).toEqual([
    "DISPATCH_NOT_FOUND",
    "DISPATCH_NOT_FOUND",
    "DISPATCH_NOT_FOUND",
    "OFFER_NOT_FOUND",
    "SESSION_NOT_FOUND",
    "DISPATCH_NOT_FOUND",
    "DISPATCH_NOT_FOUND",
    "DISPATCH_NOT_FOUND",
    "DISPATCH_NOT_FOUND",
    "SESSION_NOT_FOUND",
    "SESSION_NOT_FOUND",
    "SESSION_NOT_FOUND",
  ]);
});

test("a subscriber to an offer sees each message's changes, and nothing of other offers", async () => {
  await using w = await testApp();
  const { person, groupIds, id, sends } = await sender(w);
  const subscription = await w.subscribe(person, offerChanges, { id });
  const next = async () => (await subscription.next()).value.data.dispatchChanged;
  const first = next();
  await expect.poll(w.subscribers).toBe(1);
  await sends({ offerId: (await createTestOffer(person)).id });
  await sends();
  const tally = (sent: number) => ({ offer: { dispatchTally: { sent } } });
  const queued = [await first, await next(), await next()];
  expect(queued).toEqual(groupIds.map((_, n) => {
    return { status: "QUEUED", group: { title: `Grupo ${n + 1}` }, ...tally(0) };
  }));
  await w.db.deleteFrom("dispatches").where("offer_id", "<>", id).execute();

  const process = messagingProcess(w);
  await process.hold();
  const { turns } = await process.take();
  expect(await next()).toMatchObject({ status: "SENDING", group: { title: "Grupo 1" } });
  await process.end(turns, sent());
  expect(await next()).toMatchObject({ status: "SENT", group: { title: "Grupo 1" }, ...tally(1) });
});

test("the queue's subscription reports all messages of the person, tests too, and nobody else's", async () => {
  await using w = await testApp();
  const { person, sessionId, groupIds, id } = await sender(w);
  const bia = await sender(w, "bia");
  const many = await connectSession(w, person, { groups: 40 });
  const subscription = await w.subscribe(person, queueChanges);
  const next = async () => (await subscription.next()).value.data.queueChanged.dispatch;
  const first = next();
  await expect.poll(w.subscribers).toBe(1);
  await bia.sends();
  await w.request(person, send, { input: { offerId: id, groupIds: many.groupIds } });
  const seen = [await first];
  while (seen.length < 40) seen.push(await next());
  expect(seen.map(({ group }) => group.title)).toEqual(
    many.groupIds.map((_, n) => `Grupo ${n + 1}`),
  );
  expect(seen.every(({ offer }) => offer.id === id)).toBe(true);

  await w.db.updateTable("groups").set({ kind: "PRIVATE" }).where("id", "=", groupIds[0]!)
    .execute();
  await w.request(
    person,
    `mutation ($id: ID!) { sendTestMessage(input: { sessionId: $id, text: "Olá" }) { __typename } }`,
    { id: sessionId },
  );
  expect(await next()).toEqual({
    status: "QUEUED",
    group: { title: "Grupo 1", kind: "PRIVATE" },
    offer: null,
  });
});

test("nobody can watch another person's offer, and a deleted person's subscription ends", async () => {
  await using w = await testApp();
  const { person, groupIds, id, sends } = await sender(w);
  const bia = await w.member("bia");
  const refusal = async (someone: Member | typeof w.guest, id: string) => {
    const subscription = await w.subscribe(someone, offerChanges, { id });
    return (await subscription.next()).value.errors[0].extensions.code;
  };
  expect(await refusal(bia, id)).toBe("OFFER_NOT_FOUND");
  expect(await refusal(bia, "ofr_01h455vb4pex5vsknk084sn02q")).toBe("OFFER_NOT_FOUND");
  expect(await refusal(bia, "ofr_x")).toBe("OFFER_NOT_FOUND");
  expect(await refusal(w.guest, id)).toBe("SIGN_IN_FIRST");

  const subscription = await w.subscribe(person, offerChanges, { id });
  const first = subscription.next();
  await expect.poll(w.subscribers).toBe(1);
  await sends({ groupIds: groupIds.slice(0, 1) });
  await first;
  await subscription.return();
  await expect.poll(w.subscribers).toBe(0);
});

/** Every statement that is sent from now on. */
function statements({ db }: World): string[] {
  const executor = db.getExecutor();
  const { executeQuery } = executor;
  const sent: string[] = [];
  executor.executeQuery = (query, ...rest) => {
    sent.push(query.sql);
    return executeQuery.call(executor, query, ...rest) as never;
  };
  return sent;
}

test("delivery progress is published live, with the offer's other messages", async () => {
  await using w = await testApp();
  const { person, sessionId, id, sends } = await sender(w);
  await sends();
  const process = messagingProcess(w);
  await process.hold();
  const { turns } = await process.take();
  await process.end(turns, sent("77"));
  const subscription = await w.subscribe(
    person,
    `subscription ($id: ID!) {
      dispatchChanged(offerId: $id) { status delivery { acceptedAt deliveredAt delivered } }
    }`,
    { id },
  );
  const next = subscription.next();
  await expect.poll(w.subscribers).toBe(1);
  const deliveredAt = new Date("2026-11-21T12:00:02Z");
  const receipt = { messageId: "77", isAccepted: true, deliveredAt, delivered: 132 };
  await recordReceipts(w.system.ctx(), { sessionId, receipts: [receipt] });
  let changed = (await next).value.data.dispatchChanged;
  while (changed.delivery.delivered === 0) {
    changed = (await subscription.next()).value.data.dispatchChanged;
  }
  expect(changed).toEqual({
    status: "SENT",
    delivery: {
      acceptedAt: "2026-11-21T12:00:00.000Z",
      deliveredAt: "2026-11-21T12:00:02.000Z",
      delivered: 132,
    },
  });
});
