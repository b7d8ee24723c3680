import { afterEach, beforeEach, expect, test } from "vitest";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { blockUser } from "../../../server/core/users/administration/block_user.ts";
import {
  endOverdueImpersonations,
  startImpersonation,
} from "../../../server/core/users/impersonation.ts";
import { endUserSessions } from "../../../server/core/users/account/account_sessions.ts";
import { updateRole } from "../../../server/core/users/administration/roles.ts";
import { connectSession, createTestOffer } from "../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const MINUTE = 60_000;
const reason = "Pediu ajuda com os grupos.";

let w: Awaited<ReturnType<typeof testApp>>;
let rute: Member;
let ana: Member;
beforeEach(async () => {
  w = await testApp();
  rute = await w.admin();
  ana = await w.member();
  w.advance(1000);
});
afterEach(() => w[Symbol.asyncDispose]());

const start = (userId = ana.id) => startImpersonation(rute.ctx(), { userId, reason });
const WHO =
  "{ viewer { id admin email } impersonation { id reason admin { id displayName } user { id } } }";
const who = async () => (await w.request(rute, WHO)).data;
const isRute = async () => expect(await who()).toMatchObject({ viewer: { id: rute.id } });
const isAna = async () =>
  expect(await who()).toMatchObject({ viewer: { id: ana.id, admin: false } });
const ask = async (mutation: string) => {
  const { data, errors } = await w.request(rute, `mutation { answer: ${mutation} }`);
  return data?.answer?.code ?? errors?.[0]?.extensions?.code ?? data?.answer;
};
const ended = () => w.count("impersonations where ended_at is not null");

test("from the next request on the admin acts as the member, in that session alone, and sees so", async () => {
  const id = await start();
  expect(await who()).toEqual({
    viewer: { id: ana.id, admin: false, email: `${ana.token}@example.com` },
    impersonation: {
      id,
      reason,
      admin: { id: rute.id, displayName: rute.token },
      user: { id: ana.id },
    },
  });
  expect((await w.request(ana, WHO)).data.impersonation).toBeNull();
  const { data } = await w.request(rute, `{ node(id: "${rute.id}") { ... on User { email } } }`);
  expect(data.node.email).toContain("rute"); // of the admin's own, name and e-mail: the banner
});

test("operations of admins, or of the person alone, are refused meanwhile", async () => {
  await start();
  const denied = [
    [`updateRole(input: { id: "${ana.id}", role: ADMIN }) { ... on UserError { code } }`],
    [`startImpersonation(input: { id: "${rute.id}", reason: "${reason}" })
      { ... on UserError { code } }`],
  ];
  for (const [mutation] of denied) expect(await ask(mutation!)).toBe("ADMINS_ONLY");
  const inPerson = [
    `updateAffiliateTags(input: { amazonTag: "rute-20" }) { ... on UserError { code } }`,
    `updateMessageSettings(input: { hasDisclosure: false }) { ... on UserError { code } }`,
    `createOffer(input: { fields: { title: "Chaleira", affiliateUrl: "https://rute.example/" } })
      { ... on UserError { code } }`,
    `createTemplate(input: { name: "Dela", isActive: true,
      variants: [{ body: "{titulo} https://rute.example", weight: 1 }] })
      { ... on UserError { code } }`,
    `connectTelegram(input: { botToken: "1:${"a".repeat(35)}" }) { ... on UserError { code } }`,
    `disconnectSession(input: { id: "ses_x" }) { ... on UserError { code } }`,
    `sendOffer(input: { offerId: "ofr_x", groupIds: [] }) { ... on UserError { code } }`,
    `retryDispatch(input: { id: "dsp_x" }) { ... on UserError { code } }`,
    `resolveDispatch(input: { id: "dsp_x", hasArrived: true }) { ... on UserError { code } }`,
    `acceptDocuments(input: { terms: "1.0" }) { ... on UserError { code } }`,
    `requestDataExport { ... on UserError { code } }`,
    `requestAccountDeletion(input: { confirmation: "x" }) { ... on UserError { code } }`,
    `endOtherAccountSessions { ... on UserError { code } }`,
  ];
  for (const mutation of inPerson) {
    expect([mutation, await ask(mutation)]).toEqual([mutation, "ONLY_IN_PERSON"]);
  }
  const { data, errors } = await w.request(rute, "{ users(first: 1) { edges { node { id } } } }");
  expect([data, errors?.[0]?.extensions?.code]).toEqual([null, "ADMINS_ONLY"]);
});

test("actions in a person's name are theirs, and the audit trail names the admin", async () => {
  const id = await start();
  const fields = `{ title: "Chaleira", shop: "Loja", price: { cents: 1990, currency: "BRL" } }`;
  expect(await ask(`createOffer(input: { fields: ${fields} }) { __typename ... on Offer { id } }`))
    .toMatchObject({ __typename: "Offer" });
  expect(await w.count(`offers where user_id = '${ana.id}'`)).toBe(1);
  const entry = await w.db.selectFrom("audit_entries").selectAll()
    .where("event", "=", "offer.created").executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor_id: rute.id,
    subject_id: ana.id,
    impersonation_id: id,
  });
  await createOffer(ana.ctx(), { fields: { title: "Xícara", shop: "Loja" } });
  expect(await w.count("audit_entries where event = 'offer.created'")).toBe(1); // not their own
});

test("the admin ends it, twice with the same result, and then may begin again", async () => {
  const id = await start();
  const END = "endImpersonation { ... on Impersonation { id } ... on UserError { code } }";
  expect(await ask(END)).toEqual({ id });
  await isRute();
  expect(await ask(END)).toEqual({ id });
  expect(await ended()).toBe(1);
  await start();
  await isAna();
  const { data } = await w.request(ana, `mutation { answer: ${END} }`);
  expect(data.answer.code).toBe("IMPERSONATION_NOT_FOUND"); // a member has none to end
});

test("an impersonating admin cannot change the words or the link of messages", async () => {
  const { groupIds } = await connectSession(w, ana);
  const queued = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: queued.id, groupIds });
  const draft = await createTestOffer(ana, "Xícara");
  await start();
  const update = (id: string, fields: string) =>
    ask(`updateOffer(input: { id: "${id}", version: 1, fields: { ${fields} } })
      { ... on Offer { title } ... on UserError { code } }`);
  expect(await update(queued.id, 'text: "Compre só aqui"')).toBe("ONLY_IN_PERSON");
  const link = 'affiliateUrl: "https://loja.example/p?ref=rute"';
  expect(await update(draft.id, link)).toBe("ONLY_IN_PERSON");
  expect(await update(draft.id, 'title: "Xícara azul"')).toEqual({ title: "Xícara azul" });
});

test("a subscription in a person's name gets nothing once that is over", async () => {
  await start();
  const watched = await w.subscribe(rute, "subscription { offerChanged { offerId } }");
  const reported = watched.next();
  await expect.poll(w.subscribers).toBe(1);
  await ask("endImpersonation { __typename }");
  await createOffer(ana.ctx(), { fields: { title: "Xícara", shop: "Loja" } });
  expect((await reported).value).toMatchObject({
    data: null,
    errors: [{ extensions: { code: "SIGN_IN_FIRST" } }],
  });
});

test("it ends by itself after thirty minutes, the trail records it, and another may begin", async () => {
  await start();
  w.advance(30 * MINUTE - 1);
  await isAna();
  w.advance(1);
  await isRute();
  await endOverdueImpersonations(w.system.ctx());
  const { ended_at, expires_at } = await w.db.selectFrom("impersonations")
    .select(["ended_at", "expires_at"]).executeTakeFirstOrThrow();
  expect(ended_at).toEqual(expires_at);
  await start();
  w.advance(31 * MINUTE);
  await start(); // in the place of what has run out
  expect((await w.events()).filter((name) => name === "impersonation.ended")).toHaveLength(2);
});

test("it ends when the admin's role, sessions or account end, or the member becomes one or is blocked", async () => {
  const mara = await w.admin("mara");
  const endings: (() => Promise<unknown>)[] = [
    () => updateRole(mara.ctx(), { userId: rute.id, role: "user" }),
    () => endUserSessions(mara.ctx(), { userId: rute.id }),
    () => blockUser(mara.ctx(), { userId: rute.id, reason }),
    () => updateRole(mara.ctx(), { userId: ana.id, role: "admin" }),
  ];
  for (const [n, end] of endings.entries()) {
    await w.db.updateTable("users").set({ role: "admin", blocked_at: null })
      .where("id", "=", rute.id).execute();
    await w.db.updateTable("users").set({ role: "user" }).where("id", "=", ana.id).execute();
    await w.signIn(rute);
    await start();
    await isAna();
    w.advance(1000);
    await end();
    expect(await ended()).toBe(n + 1);
    expect((await who()).viewer?.id).not.toBe(ana.id);
  }
  await w.db.updateTable("users").set({ role: "user", blocked_at: null })
    .where("id", "=", ana.id).execute();
  await start();
  await blockUser(mara.ctx(), { userId: ana.id, reason });
  await isRute();
  expect(await ended()).toBe(endings.length + 1);
});

test("an admin, a blocked person, oneself, a second person at once or no session are refused", async () => {
  const mara = await w.admin("mara");
  const bia = await w.member("bia");
  await blockUser(rute.ctx(), { userId: bia.id, reason });
  const code = (promise: Promise<unknown>) =>
    promise.then(() => null, (error: { code: string }) => error.code);
  expect(await code(start(mara.id))).toBe("IMPERSONATION_OF_ADMIN");
  expect(await code(start(bia.id))).toBe("IMPERSONATION_OF_BLOCKED");
  expect(await code(start(rute.id))).toBe("NOT_ONESELF");
  const input = { userId: ana.id, reason };
  const asProgram = w.contextOf({ kind: "admin", userId: rute.id });
  expect(await code(startImpersonation(asProgram, input))).toBe("IMPERSONATION_WITHOUT_SESSION");
  expect(await code(startImpersonation(rute.ctx(), { ...input, reason: "porque sim" }))).toBeNull();
  expect(await code(startImpersonation(rute.ctx(), input))).toBe("IMPERSONATION_OPEN");
  expect(await code(startImpersonation(ana.ctx(), input))).toBe("ADMINS_ONLY");
  const both = await Promise.all([1, 2].map(() => code(startImpersonation(mara.ctx(), input))));
  expect(both.sort()).toEqual(["IMPERSONATION_OPEN", null].sort());
});
