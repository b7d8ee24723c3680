import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { listEntries } from "../../../server/core/audit/entries.ts";
import { command } from "../../../server/core/command.ts";
import type { MessengerSession } from "../../../server/core/delivery/sessions/session.ts";
import { recordSeenGroups } from "../../../server/core/groups/discovery/commands.ts";
import { recordInvite } from "../../../server/core/groups/invites.ts";
import type { UserId } from "../../../server/core/ids.ts";
import { createLinks } from "../../../server/core/links/commands.ts";
import { deleteShortLink, restoreShortLink } from "../../../server/core/links/delete_link.ts";
import { disableShortLink, enableShortLink } from "../../../server/core/links/disable_link.ts";
import { exportShortLinks } from "../../../server/core/links/export_links.ts";
import { opensLink } from "../../../server/core/links/link_password.ts";
import { listShortLinks, loadShortLinks } from "../../../server/core/links/list_links.ts";
import { findShortLink } from "../../../server/core/links/queries.ts";
import { type ShortLink, shortLinkStatusAt } from "../../../server/core/links/short_link.ts";
import { createShortLink, updateShortLink } from "../../../server/core/links/write_link.ts";
import { connectSession, grantPlan } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const page = { limit: 20, inverted: false };
const DAY = 24 * 60 * 60 * 1000;

let w: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => void (w = await testApp()));
afterAll(() => w[Symbol.asyncDispose]());

/** A person of their own; slugs are everybody's. */
async function scene() {
  const ana = await w.member();
  const create = (input: Parameters<typeof createShortLink>[1] = {}) =>
    createShortLink(ana.ctx(), {
      ...input.targets === undefined && { targetUrl: "https://loja.example/fone" },
      ...input,
    });
  return { ana, create };
}

test("a link is created, found by its slug in any capitals, and edited by the version that was seen", async () => {
  const { ana, create } = await scene();
  const random = await create();
  expect(random).toMatchObject({ version: 1, clickCount: 0, purpose: "MANUAL" });
  expect(random.slug).toMatch(/^[a-z2-9]{7}$/);
  const { id, slug } = await create({ slug: "Ofertas da Ana", title: "Grupo" });
  expect(slug).toBe("ofertas-da-ana");
  expect(await findShortLink(ana.ctx(), "OFERTAS-da-ana")).toMatchObject({ id });
  const saved = await updateShortLink(ana.ctx(), { id, version: 1, title: "Outro" });
  expect(saved).toMatchObject({ version: 2, title: "Outro", slug, targets: [{ weight: 1 }] });
  await expect(updateShortLink(ana.ctx(), { id, version: 1, title: "x" })).rejects.toMatchObject({
    code: "SHORT_LINK_CHANGED_MEANWHILE",
    current: { version: 2 },
  });
  const bia = await w.member("bia");
  await expect(updateShortLink(bia.ctx(), { id, title: "x" }))
    .rejects.toMatchObject({ code: "SHORT_LINK_NOT_FOUND" });
  const events = await w.db.selectFrom("events").select("name").orderBy("id")
    .where(sql<boolean>`payload ->> 'userId' = ${ana.id} and name like 'link.%'`).execute();
  expect(events.map(({ name }) => name)).toEqual(["link.created", "link.created", "link.updated"]);
});

test.each(
  [
    [{ slug: "app" }, "SHORT_LINK_SLUG_RESERVED", ["slug"]],
    [{ slug: "Promoção" }, "SHORT_LINK_SLUG_TAKEN", ["slug"]],
    [{ slug: "a" }, "SHORT_LINK_SLUG_INVALID", ["slug"]],
    [{ targetUrl: "https://amzn.to/1" }, "SHORT_LINK_TARGET_AMAZON", ["targetUrl"]],
    [
      { targets: [{ url: "https://a.example" }, { url: "https://amzn.to/1" }] },
      "SHORT_LINK_TARGET_AMAZON",
      ["targets", "1"],
    ],
    [{ targetUrl: "http://localhost/abc2345" }, "SHORT_LINK_TARGET_INVALID", ["targetUrl"]],
    [{ targets: [] }, "SHORT_LINK_TARGETS_INVALID", ["targets"]],
    [
      { targets: Array(11).fill({ url: "https://a.example" }) },
      "SHORT_LINK_TARGETS_INVALID",
      ["targets"],
    ],
    [
      { targets: [{ url: "https://a.example", devices: ["MOBILE"] }] },
      "SHORT_LINK_RULES_WITHOUT_REST",
      ["targets"],
    ],
    [{ targets: [{ url: "a.example", weight: 0 }] }, "SHORT_LINK_WEIGHT_INVALID", ["targets", "0"]],
    [
      { targets: [{ url: "a.example", countries: ["Brasil"] }] },
      "SHORT_LINK_COUNTRY_INVALID",
      ["targets", "0"],
    ],
    [
      { targets: [{ url: "a.example", hoursFrom: "08:00" }] },
      "SHORT_LINK_HOURS_INVALID",
      ["targets", "0"],
    ],
    [{ expiresAt: "28/11/2026" }, "SHORT_LINK_DATE_INVALID", ["expiresAt"]],
    [
      { startsAt: "2026-11-28T10:00", expiresAt: "2026-11-28T10:00" },
      "SHORT_LINK_PERIOD_INVALID",
      ["expiresAt"],
    ],
    [{ password: "12345" }, "SHORT_LINK_PASSWORD_INVALID", ["password"]],
    [{ title: "a".repeat(81) }, "SHORT_LINK_TITLE_INVALID", ["title"]],
  ] as const,
)("%j is refused: %s", async (input, code, path) => {
  const { create } = await scene();
  if (code === "SHORT_LINK_SLUG_TAKEN") await create({ slug: "promocao" });
  await expect(create(input as Parameters<typeof create>[0])).rejects.toMatchObject({ code, path });
});

test("the plan counts links by hand that are not deleted, and no others", async () => {
  const { ana, create } = await scene();
  await grantPlan(w, ana, { shortLinks: 1 });
  const { id } = await create();
  await command((tx, userId: UserId) =>
    createLinks(tx, [{ userId, purpose: "MESSAGE", title: "Fone", url: "https://loja.example/f" }])
  )(ana.ctx(), ana.id);
  await expect(create()).rejects.toMatchObject({ code: "SHORT_LINKS_LIMIT", left: 0 });
  await deleteShortLink(ana.ctx(), { id });
  await create();
  await expect(restoreShortLink(ana.ctx(), { id })).rejects.toMatchObject({
    code: "SHORT_LINKS_LIMIT",
  });
});

test("links of messages are refused to Amazon, too, and are in no list", async () => {
  const { ana } = await scene();
  const make = command((tx, url: string) =>
    createLinks(tx, [{ userId: ana.id, purpose: "MESSAGE", title: "Fone", url }])
  );
  await expect(make(ana.ctx(), "https://amzn.to/1")).rejects.toMatchObject({
    code: "SHORT_LINK_TARGET_AMAZON",
  });
  const [link] = await make(ana.ctx(), "https://loja.example/f");
  expect(await findShortLink(ana.ctx(), link!.slug)).toMatchObject({ purpose: "MESSAGE" });
  expect(await listShortLinks(ana.ctx(), {}, page)).toEqual([]);
});

test("a deleted link can be restored within a week; its slug stays its own for ever", async () => {
  const { ana, create } = await scene();
  const { id, slug } = await create({ slug: "natal-acabou", password: "segredo" });
  await deleteShortLink(ana.ctx(), { id });
  expect(await loadShortLinks(ana.ctx(), [id])).toMatchObject([{ code: "SHORT_LINK_NOT_FOUND" }]);
  await restoreShortLink(ana.ctx(), { id });
  expect(await loadShortLinks(ana.ctx(), [id])).toMatchObject([{ id }]);
  await deleteShortLink(ana.ctx(), { id });
  w.advance(7 * DAY);
  await enforceRetention(w.system.ctx());
  await expect(restoreShortLink(ana.ctx(), { id }))
    .rejects.toMatchObject({ code: "SHORT_LINK_NOT_FOUND" });
  await expect(create({ slug })).rejects.toMatchObject({ code: "SHORT_LINK_SLUG_TAKEN" });
  expect(await findShortLink(ana.ctx(), slug)).toMatchObject({ targets: [], passwordHash: null });
});

test("the list is searched by title, slug and target, page by page", async () => {
  const { ana, create } = await scene();
  await create({ slug: "natal", title: "Promoção de Natal" });
  await create({ slug: "verao", targetUrl: "https://shopee.com.br/x" });
  const found = async (search: string, more = {}) =>
    (await listShortLinks(ana.ctx(), { search }, { ...page, ...more })).map(({ slug }) => slug);
  expect(await found("PROMOCAO natal")).toEqual(["natal"]);
  expect(await found("shopee")).toEqual(["verao"]);
  const [first] = await listShortLinks(ana.ctx(), {}, { ...page, limit: 1 });
  expect(first!.slug).toBe("verao");
  expect(await found("", { after: first!.id })).toEqual(["natal"]);
  const csv = new TextDecoder().decode(
    Buffer.concat(await Array.fromAsync(await exportShortLinks(ana.ctx()))),
  );
  expect(csv).toContain("http://localhost/natal");
});

test("a password is stored as a hash, kept by other edits, and cleared by null", async () => {
  const { ana, create } = await scene();
  const link = await create({ password: "segredo" });
  const { ports } = ana.ctx();
  expect(link.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await opensLink(ports, link, "segredo")).toBe(true);
  expect(await opensLink(ports, link, "outra")).toBe(false);
  const edited = await updateShortLink(ana.ctx(), { id: link.id, title: "x" });
  expect(edited.passwordHash).toBe(link.passwordHash);
  const open = await updateShortLink(ana.ctx(), { id: link.id, password: null });
  expect(await opensLink(ports, open, "")).toBe(true);
});

test("a link begins and ends by the person's clocks", async () => {
  const { create } = await scene();
  const link = await create({ startsAt: "2026-11-28T09:00", expiresAt: "2026-11-28T18:00" });
  const at = (time: string) => shortLinkStatusAt(link, new Date(`2026-11-28T${time}:00-03:00`));
  expect(["08:59", "09:00", "17:59", "18:00"].map(at))
    .toEqual(["SCHEDULED", "ACTIVE", "ACTIVE", "EXPIRED"]);
});

test("an admin disables a link with a reason, which the audit trail shows, and enables it again", async () => {
  const { ana, create } = await scene();
  const mara = await w.admin("mara");
  const { slug } = await create({ slug: "golpe" });
  const disable = { slug: "GOLPE", reason: "Leva a uma página falsa." };
  await expect(disableShortLink(ana.ctx(), disable)).rejects.toMatchObject({ code: "ADMINS_ONLY" });
  await expect(disableShortLink(mara.ctx(), { ...disable, reason: "x" }))
    .rejects.toMatchObject({ code: "REASON_INVALID" });
  await disableShortLink(mara.ctx(), disable);
  const link = await findShortLink(ana.ctx(), slug);
  expect(link).toMatchObject({ disabledReason: disable.reason });
  expect(shortLinkStatusAt(link!, ana.ctx().now)).toBe("DISABLED");
  await enableShortLink(mara.ctx(), { slug });
  const trail = await listEntries(mara.ctx(), mara.id, page);
  expect(trail.slice(0, 2)).toMatchObject([
    { event: "link.enabled", subjectId: ana.id, actorId: mara.id },
    { event: "link.disabled", detail: "Link curto desativado. Motivo: Leva a uma página falsa." },
  ]);
});

test("the rotator follows its groups: full, with room again, and a new invitation", async () => {
  const { ana, create } = await scene();
  const { sessionId, groupIds: [first, second] } = await connectSession(w, ana);
  await grantPlan(w, ana, { groups: -1 });
  const targets = [{ groupId: first! }, { groupId: second! }];
  await expect(create({ targets })).rejects.toMatchObject({
    code: "SHORT_LINK_GROUP_WITHOUT_INVITE",
  });
  const invite = (id: typeof first, code: string) =>
    recordInvite(w.system.ctx(), { groupId: id!, url: `https://chat.whatsapp.com/${code}` });
  await invite(first, "one");
  await invite(second, "two");
  const bia = await w.member("bia");
  await expect(createShortLink(bia.ctx(), { targets })).rejects.toMatchObject({
    code: "GROUP_NOT_FOUND",
  });
  const { id } = await create({ targets });
  const rows = await w.db.selectFrom("groups").select(["id", "external_id as externalId"])
    .where("session_id", "=", sessionId).execute();
  const { externalId } = rows.find((row) => row.id === first)!;
  const see = command((tx, members: number) =>
    recordSeenGroups(tx, { id: sessionId, userId: ana.id } as MessengerSession, [{
      externalId,
      isThere: true,
      members,
    }])
  );
  const now = async () => (await loadShortLinks(ana.ctx(), [id]) as ShortLink[])[0]!.targets;
  await see(w.system.ctx(), 1_024);
  expect(await now()).toMatchObject([{ inviteGroupId: first, isFull: true }, { isFull: false }]);
  await see(w.system.ctx(), 1_023);
  expect(await now()).toMatchObject([{ isFull: false }, { isFull: false }]);
  await invite(first, "new");
  expect(await now()).toMatchObject([{ url: "https://chat.whatsapp.com/new" }, {}]);
});
