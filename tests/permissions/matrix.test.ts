import { isObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DomainEvent } from "../../server/core/events.ts";
import type {
  ApprovalId,
  CalendarEntryId,
  CampaignTextId,
  ConnectionId,
  CouponId,
  DispatchId,
  ExportId,
  GroupClaimId,
  GroupId,
  OfferId,
  ProductId,
  RuleId,
  SessionId,
  ShortLinkId,
  StoreId,
  TemplateId,
  ThreadId,
  UserId,
} from "../../server/core/ids.ts";
import type { Person } from "../../server/core/users/viewer.ts";
import { transaction } from "../../server/database/transaction.ts";
import { schema } from "../../server/graphql/schema.ts";
import { fieldDocument, type Ids } from "../support/permissions/field_documents.ts";
import { appWithUsers, fieldsOf, MARK, REFUSALS, typeOf } from "../support/permissions/users.ts";
import * as table from "../support/permissions/permissions.ts";
import type { Someone } from "../support/test_app.ts";
import type { Who } from "../support/permissions/permissions.ts";
import { databaseDigest } from "../support/database/database_digest.ts";

let here: Awaited<ReturnType<typeof appWithUsers>>;
beforeAll(async () => {
  here = await appWithUsers();
});
afterAll(() => here[Symbol.asyncDispose]());

const namesOf = (name: string) => fieldsOf(name).map((field) => field.name).sort();

/** The refusal of an operation to each kind of viewer; null: it is allowed. */
const refusalOf: Record<Person["kind"] | "guest" | "actingAdmin", (who: Who) => string | null> = {
  guest: (who) => who === "admin" ? "NOT_AUTHENTICATED" : "SIGN_IN_FIRST",
  member: (who) => who === "admin" ? "ADMINS_ONLY" : null,
  admin: () => null,
  actingAdmin: (who) => who === "admin" ? "ADMINS_ONLY" : who === "self" ? "ONLY_IN_PERSON" : null,
};

test("every field of every type has a row, and every row its field", () => {
  const rows = { ...table.open, ...table.own, ...table.ofPeople, ...table.answers };
  const known: Record<string, readonly string[]> = {
    ...Object.fromEntries(Object.entries(rows).map(([name, fields]) => [name, [...fields].sort()])),
    Query: Object.keys(table.queries),
    Mutation: Object.keys(table.mutations),
    Subscription: Object.keys(table.subscriptions),
    User: Object.values(table.person).flat().sort(),
    Viewer: [...table.person.selfOrAdmin, ...table.viewer].sort(),
  };
  const there = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
    .map(({ name }) => [name, namesOf(name)] as const);
  /** An edge with a field of its own has a row. */
  const isPage = (name: string) =>
    name.endsWith("Edge") && !(name in known) ||
    name.endsWith("Connection") && namesOf(name).includes("pageInfo");
  expect(Object.fromEntries(there.filter(([name]) => !isPage(name)))).toEqual(known);
  for (const [name, fields] of there.filter(([name]) => isPage(name))) {
    expect([name, fields])
      .toEqual([name, name.endsWith("Edge") ? ["cursor", "node"] : ["edges", "pageInfo"]]);
  }
});

test("a forbidden operation of a guest, a member or an impersonating admin is refused, and changes nothing", async () => {
  const { w, bia, rute, mara, anas, answer } = here;
  const before = await databaseDigest(w);
  const viewers: Record<keyof typeof refusalOf, Someone> = {
    guest: w.guest,
    member: bia,
    admin: rute,
    actingAdmin: mara,
  };
  const roots = [
    ...Object.entries(table.queries).map(([name, who]) => ["Query", name, who] as const),
    ...Object.entries(table.mutations).map(([name, [who]]) => ["Mutation", name, who] as const),
  ];
  for (const [root, name, who] of roots) {
    if (who === "anyone" || who === "node") continue;
    const question = fieldDocument(typeOf(root).getFields()[name]!, anas);
    for (const [kind, viewer] of Object.entries(viewers)) {
      const refusal = refusalOf[kind as keyof typeof refusalOf](who);
      if (refusal === null) continue;
      const { code, text } = await answer(viewer, `${root.toLowerCase()} { ${question} }`);
      expect([name, kind, code]).toEqual([name, kind, refusal]);
      expect(text).not.toContain(MARK);
    }
  }
  expect(await databaseDigest(w)).toBe(before);
});

test("a guest gets the public queries", async () => {
  const { w, anas, answer } = here;
  for (const [name, who] of Object.entries(table.queries)) {
    if (who !== "anyone") continue;
    const { code, text } = await answer(
      w.guest,
      `{ ${fieldDocument(schema.getQueryType()!.getFields()[name]!, anas)} }`,
    );
    expect([name, code]).toEqual([name, null]);
    expect(text).not.toContain(MARK);
  }
});

test("a member who names another's ids gets not-found, and changes nothing", async () => {
  const { w, ana, bia, anas, answer } = here;
  const before = await databaseDigest(w, ana);
  for (const [name, [who, another]] of Object.entries(table.mutations)) {
    if (who === "admin") continue;
    const field = schema.getMutationType()!.getFields()[name]!;
    const { code, text } = await answer(bia, `mutation { ${fieldDocument(field, anas)} }`);
    if (another) expect([name, code]).toEqual([name, another]);
    expect(REFUSALS).not.toContain(code);
    for (const id of [MARK, ...Object.values(anas)]) {
      expect([name, text.includes(id)]).toEqual([name, false]);
    }
    expect([name, await databaseDigest(w, ana)]).toEqual([name, before]);
  }
});

/** Every change of a person's data, once. */
const happening = (ids: Ids): DomainEvent[] => {
  const userId = ids.usr as UserId;
  const offerId = ids.ofr as OfferId;
  const sessionId = ids.ses as SessionId;
  return [
    { name: "offer.updated", userId, offerId },
    { name: "group.changed", userId, groupId: ids.grp as GroupId },
    { name: "session.changed", userId, sessionId },
    { name: "groupClaim.changed", userId, groupClaimId: ids.clm as GroupClaimId },
    { name: "notifications.changed", userId },
    { name: "coupon.voted", userId, couponId: ids.cpn as CouponId },
    { name: "link.updated", userId, linkId: ids.lnk as ShortLinkId },
    { name: "shop.changed", userId, connectionId: ids.mkc as ConnectionId },
    { name: "calendarEntry.changed", userId, calendarEntryId: ids.cal as CalendarEntryId },
    { name: "rule.changed", userId, ruleId: ids.rul as RuleId },
    { name: "approval.changed", userId, approvalId: ids.apv as ApprovalId },
    { name: "template.changed", userId, templateId: ids.tpl as TemplateId },
    { name: "campaignText.changed", userId, campaignTextId: ids.cmt as CampaignTextId },
    { name: "store.changed", userId, storeId: ids.sto as StoreId },
    { name: "thread.changed", userId, threadId: ids.thr as ThreadId },
    { name: "conversions.imported", userId },
    { name: "products.changed", userId, productIds: [ids.prd as ProductId] },
    { name: "user.changed", userId },
    { name: "export.ended", userId, exportId: ids.exp as ExportId },
    { name: "dispatch.sent", userId, dispatchId: ids.dsp as DispatchId, sessionId, offerId },
  ];
};
const happens = (ids: Ids) =>
  transaction(here.w.db, async (db) => {
    const ctx = here.w.system.ctx();
    await ctx.record({ ...ctx, db }, happening(ids));
  });

/** What another member receives who subscribes to the first one's data. */
const ofOne: ReadonlyMap<string, string> = new Map([
  ["checkoutChanged", "CHECKOUT_NOT_FOUND"],
  ["dispatchChanged", "OFFER_NOT_FOUND"],
  ["linkBatchChanged", "LINK_BATCH_NOT_FOUND"],
  ["pairingChanged", "PAIRING_NOT_FOUND"],
  ["threadMessageChanged", "THREAD_MESSAGE_NOT_FOUND"],
  ["serverStatusChanged", "ADMINS_ONLY"],
  ["feedbackChanged", "ADMINS_ONLY"],
  ["emailChanged", "ADMINS_ONLY"],
]);

test("a forbidden subscription is refused, and publishes nothing of another person", async () => {
  const { w, bia, anas, bias } = here;
  const reported: [string, Promise<IteratorResult<unknown>>][] = [];
  for (const [name, who] of Object.entries(table.subscriptions)) {
    const field = schema.getSubscriptionType()!.getFields()[name]!;
    const question = `subscription { ${fieldDocument(field, anas)} }`;
    if (who === "anyone") continue;
    const refused = await (await w.subscribe(w.guest, question)).next();
    expect([name, refused.value.errors[0].extensions.code]).toEqual([
      name,
      who === "admin" ? "NOT_AUTHENTICATED" : "SIGN_IN_FIRST",
    ]);
    const watched = await w.subscribe(bia, question);
    const refusal = ofOne.get(name);
    if (refusal) {
      const { value } = await watched.next();
      expect(value.errors[0].extensions.code).toBe(refusal);
    } else reported.push([name, watched.next()]);
  }
  await expect.poll(w.subscribers).toBe(reported.length);
  await happens(anas);
  await happens(bias);
  for (const [name, next] of reported) {
    const text = JSON.stringify((await next).value);
    const ids = Object.values(bias);
    expect([name, ids.some((id) => text.includes(id))]).toEqual([name, true]);
    for (const id of [MARK, ...Object.values(anas)]) expect(text).not.toContain(id);
  }
});

test("allowed operations are not refused: a member, an admin, and an impersonating admin", async () => {
  const { w, ana, rute, mara, anas, answer } = here;
  const LAST = ["startImpersonation", "updateRole", "blockUser", "endUserSessions"];
  const inTurn = Object.entries(table.mutations).sort(([a], [b]) =>
    LAST.indexOf(a) - LAST.indexOf(b)
  );
  const inPerson: Record<Person["kind"], readonly [Someone, readonly Who[]]> = {
    member: [ana, ["member", "self"]],
    admin: [rute, ["admin"]],
  };
  for (const [viewer, may] of [[mara, ["member"]] as const, ...Object.values(inPerson)]) {
    for (const [name, [who]] of inTurn) {
      if (!may.includes(who) || name === "endImpersonation") continue;
      const field = schema.getMutationType()!.getFields()[name]!;
      const { code } = await answer(viewer, `mutation { ${fieldDocument(field, anas)} }`);
      expect([name, REFUSALS.includes(code ?? "")]).toEqual([name, false]);
      if (name !== "startImpersonation") continue;
      await w.request(viewer, "mutation { endImpersonation { __typename } }");
    }
  }
});
