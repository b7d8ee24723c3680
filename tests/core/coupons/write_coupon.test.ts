import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import { applyCoupon, couponsFor } from "../../../server/core/coupons/fitting.ts";
import { createCoupon, updateCoupon } from "../../../server/core/coupons/write_coupon.ts";
import { deleteCoupon, restoreCoupon } from "../../../server/core/coupons/delete_coupon.ts";
import type { CouponFields } from "../../../server/core/coupons/coupon_fields.ts";
import { exportCoupons } from "../../../server/core/coupons/csv/export_coupons.ts";
import { importCoupons } from "../../../server/core/coupons/csv/import_coupons.ts";
import {
  couponCursor,
  listCoupons,
  loadCoupons,
  tallyCoupons,
} from "../../../server/core/coupons/list_coupons.ts";
import { advanceCouponStatus } from "../../../server/core/coupons/advance_coupon_status.ts";
import { voteOnCoupon } from "../../../server/core/coupons/vote_on_coupon.ts";
import { listNotifications } from "../../../server/core/notifications/list_notifications.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { createTestOffer } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const page = { limit: 20, inverted: false };
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

async function scene() {
  const w = await testApp(); // 2026-11-21 09:00 in São Paulo
  const ana = await w.member();
  const keep = (code: string, more: CouponFields = {}) =>
    createCoupon(ana.ctx(), {
      fields: { couponCode: code, marketplace: "SHOPEE", percentOff: 10, ...more },
    });
  const codes = async (filter: Parameters<typeof listCoupons>[1] = {}, more: object = {}) =>
    (await listCoupons(ana.ctx(), filter, { ...page, ...more })).map(({ code }) => code);
  return { w, ana, keep, codes };
}

test("a second coupon of the same code and shop is refused, and the existing one is named", async () => {
  const { w, ana, keep } = await scene();
  await using _ = w;
  const first = await keep("Natal10");
  await expect(keep("NATAL10")).rejects.toMatchObject({
    code: "COUPON_EXISTS",
    existing: { id: first.id },
  });
  await keep("NATAL10", { marketplace: "AMAZON" });
  const seller = await keep("NATAL10", { shop: "Loja da Ana" });
  await expect(
    updateCoupon(ana.ctx(), { id: seller.id, version: 1, fields: { shop: null } }),
  ).rejects.toMatchObject({ code: "COUPON_EXISTS" });
  const bia = await w.member("bia");
  const fields = { couponCode: "NATAL10", marketplace: "SHOPEE", percentOff: 10 } as const;
  expect((await createCoupon(bia.ctx(), { fields })).code).toBe("NATAL10");
});

test("two tabs that save the same coupon at once save one", async () => {
  const { w, keep, codes } = await scene();
  await using _ = w;
  const both = await Promise.allSettled([keep("NATAL10"), keep("NATAL10")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await codes()).toEqual(["NATAL10"]);
});

test("an edit of an outdated version is refused, and shows the current values", async () => {
  const { w, ana, keep } = await scene();
  await using _ = w;
  const { id } = await keep("NATAL10");
  const edit = (fields: CouponFields) => updateCoupon(ana.ctx(), { id, version: 1, fields });
  expect(await edit({ minPurchase: { cents: 5_000, currency: "BRL" } }))
    .toMatchObject({ version: 2, minPurchaseCents: 5_000, percentOff: 10 });
  await expect(edit({ note: "x" })).rejects.toMatchObject({
    code: "COUPON_CHANGED_MEANWHILE",
    current: { version: 2 },
  });
});

test("a deleted coupon can be restored within a week, unless it was created again", async () => {
  const { w, ana, keep, codes } = await scene();
  await using _ = w;
  const { id } = await keep("NATAL10");
  await deleteCoupon(ana.ctx(), { id });
  expect(await codes()).toEqual([]);
  expect(await loadCoupons(ana.ctx(), [id])).toMatchObject([{ code: "COUPON_NOT_FOUND" }]);
  const again = await keep("NATAL10");
  await expect(restoreCoupon(ana.ctx(), { id })).rejects.toMatchObject({ code: "COUPON_EXISTS" });
  await deleteCoupon(ana.ctx(), { id: again.id });
  expect((await restoreCoupon(ana.ctx(), { id })).deletedAt).toBeNull();
  w.advance(8 * DAY);
  await enforceRetention(w.system.ctx());
  expect(await w.count("coupons")).toBe(1);
});

test("a day has one report for a coupon: a double click is one, and the other report replaces it", async () => {
  const { w, ana, keep } = await scene();
  await using _ = w;
  const { id } = await keep("NATAL10");
  const vote = (worked: boolean) => voteOnCoupon(ana.ctx(), { id, worked });
  await Promise.all([vote(true), vote(true)]);
  expect(await vote(true)).toMatchObject({ workedCount: 1, failedCount: 0, version: 1 });
  expect(await vote(false)).toMatchObject({ workedCount: 0, failedCount: 1, lastWorkedAt: null });
  w.advance(15 * HOUR + 1); // past midnight in São Paulo
  expect(await vote(true)).toMatchObject({ workedCount: 1, failedCount: 1 });
  expect((await w.events()).filter((name) => name === "coupon.voted")).toHaveLength(3);
  const ahead = await keep("DEPOIS", { validFrom: "2026-12-01" });
  await expect(voteOnCoupon(ana.ctx(), { id: ahead.id, worked: true }))
    .rejects.toMatchObject({ code: "COUPON_NOT_STARTED" });
});

test("the soonest to end comes first, page by page, both ways; ended ones last, the latest first", async () => {
  const { w, ana, keep, codes } = await scene();
  await using _ = w;
  await keep("SEMPRE");
  await keep("DEZEMBRO", { validUntil: "2026-12-31" });
  await keep("HOJE", { validUntil: "2026-11-21" });
  await keep("HOJE2", { validUntil: "2026-11-21" });
  await keep("SEMPRE2");
  await keep("NUNCA", { validUntil: "9999-12-31" }); // how spreadsheets say it
  await keep("ONTEM", { validUntil: "2026-11-20" });
  await keep("ANTES", { validUntil: "2026-11-01" });
  await keep("ENGANO", { validUntil: "0000-01-01" });
  await keep("DEPOIS", { validFrom: "2026-12-01" });
  await keep("PARADO", { disabled: true });
  const active = ["HOJE2", "HOJE", "DEZEMBRO", "NUNCA", "SEMPRE2", "SEMPRE"];
  expect(await codes({ status: "ACTIVE" })).toEqual(active);
  expect(await codes({ status: "EXPIRED" })).toEqual(["ONTEM", "ANTES", "ENGANO"]);
  expect(await codes({ status: "SCHEDULED" })).toEqual(["DEPOIS"]);
  expect(await codes({ status: "DISABLED" })).toEqual(["PARADO"]);
  expect(await codes({ isEndingToday: true })).toEqual(["HOJE2", "HOJE"]);
  expect(await tallyCoupons(ana.ctx())).toEqual({
    total: 11,
    ACTIVE: 6,
    SCHEDULED: 1,
    EXPIRED: 3,
    UNCONFIRMED: 0,
    DISABLED: 1,
    endingToday: 2,
  });
  expect(await codes({ search: "sempre 2" })).toEqual(["SEMPRE2"]);
  expect(await codes({ marketplace: "AMAZON" })).toEqual([]);
  for (const status of ["ACTIVE", "EXPIRED"] as const) {
    const all = await listCoupons(ana.ctx(), { status }, page);
    for (const [at, coupon] of all.entries()) {
      const cursor = couponCursor(coupon);
      expect(await codes({ status }, { after: cursor }))
        .toEqual(all.slice(at + 1).map(({ code }) => code));
      expect(await codes({ status }, { before: cursor, inverted: true }))
        .toEqual(all.slice(0, at).map(({ code }) => code).toReversed());
    }
  }
  await expect(codes({}, { after: "never.ofr_01h455vb4pex5vsknk084sn02q" }))
    .rejects.toMatchObject({ code: "CURSOR_INVALID" });
  const { id } = await keep("LONGE");
  for (const end of ["9".repeat(15), `-${"9".repeat(14)}`]) {
    expect(await codes({}, { after: `${end}.${id}` })).toContain("SEMPRE");
  }
});

test("an event is published once each when a coupon begins, ends soon, and has ended", async () => {
  const { w, keep } = await scene();
  await using _ = w;
  await keep("NATAL10", { validFrom: "2026-11-22", validUntil: "2026-11-25" });
  const turned = async () => {
    await advanceCouponStatus(w.system.ctx());
    await advanceCouponStatus(w.system.ctx());
    return (await w.events()).filter((name) => /coupon\.(started|endsSoon|expired)/.test(name));
  };
  expect(await turned()).toEqual([]);
  w.advance(DAY);
  expect(await turned()).toEqual(["coupon.started"]);
  w.advance(3 * DAY);
  expect(await turned()).toEqual(["coupon.started", "coupon.endsSoon"]);
  w.advance(DAY);
  expect(await turned()).toEqual(["coupon.started", "coupon.endsSoon", "coupon.expired"]);
});

test("the end is notified for coupons that matter: those that worked, or are in a waiting offer", async () => {
  const { w, ana, keep } = await scene();
  await using _ = w;
  const reported = async () => {
    await advanceCouponStatus(w.system.ctx());
    await runReactions(w);
    return (await listNotifications(ana.ctx(), page))
      .filter(({ kind }) => kind.startsWith("COUPONS_")).map(({ title }) => title);
  };
  await keep("NINGUEM", { validUntil: "2026-11-22T09:30" });
  expect(await reported()).toEqual([]);
  w.advance(HOUR);
  expect(await reported()).toEqual([]);
  const worked = await keep("FUNCIONA", { validUntil: "2026-11-22T11:00" });
  await voteOnCoupon(ana.ctx(), { id: worked.id, worked: true });
  w.advance(2 * HOUR);
  expect(await reported()).toEqual(["O cupom FUNCIONA termina em 22/11 às 11:00"]);
  const offer = await createTestOffer(ana, "Fone");
  await w.db.updateTable("offers").set({ marketplace: "SHOPEE", coupon_code: "FUNCIONA" })
    .where("id", "=", offer.id).execute();
  w.advance(DAY);
  expect((await reported())[0]).toBe("O cupom FUNCIONA terminou");
  await w.db.updateTable("offers").set({ coupon_code: null }).where("id", "=", offer.id).execute();
  expect((await reported())[0]).toBe("Um cupom terminou");
});

test("an offer lists the coupons that fit it, and takes the code of one", async () => {
  const { w, ana, keep } = await scene();
  await using _ = w;
  const offer = await createTestOffer(ana, "Fone");
  await w.db.updateTable("offers").set({
    marketplace: "SHOPEE",
    shop: "Shopee",
    price_cents: 9_000,
    cleared: ["COUPON"],
  })
    .where("id", "=", offer.id).execute();
  const ten = await keep("DEZ");
  const big = await keep("GRANDE", { minPurchase: { cents: 10_000, currency: "BRL" } });
  const purchase = {
    marketplace: "SHOPEE",
    shop: "Shopee",
    currency: "BRL",
    priceCents: 9_000,
  } as const;
  const [fitting, none] = await couponsFor(ana.ctx(), [
    purchase,
    { ...purchase, marketplace: "AMAZON" },
  ]);
  expect(fitting).toMatchObject([{ coupon: { code: "DEZ" }, priceCents: 8_100 }]);
  expect(none).toEqual([]);
  const apply = (couponId: typeof ten.id) =>
    applyCoupon(ana.ctx(), { offerId: offer.id, couponId });
  await expect(apply(big.id)).rejects.toMatchObject({ code: "COUPON_NOT_FITTING" });
  const applied = await apply(ten.id);
  expect(applied).toMatchObject({ couponCode: "DEZ", version: offer.version + 1 });
  expect(applied.evidence).toContainEqual(
    expect.objectContaining({ field: "COUPON", source: "PERSON" }),
  );
  expect(applied.cleared).toEqual([]); // so that it lasts when the page is read again
  expect((await apply(ten.id)).version).toBe(applied.version); // a double click
  const bia = await w.member("bia");
  await expect(applyCoupon(bia.ctx(), { offerId: offer.id, couponId: ten.id }))
    .rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
});

const FILE = `Código;Marketplace;Loja;Desconto %;Desconto R$;Compra mínima;Fim
NATAL10;Shopee;;10%;;R$ 50,00;28/11/2026
CASA20;;Casas Bahia;;20,00;;
natal10;Shopee;;5;;;
X;Amazon;;10;;;
AMANHA;Amazon;;10;;;31/02/2026
DOIS;Amazon;;10;5,00;;
`;

test("a file is checked first, then saved line by line; each invalid line has its reason", async () => {
  const { w, ana, codes } = await scene();
  await using _ = w;
  const dry = await importCoupons(ana.ctx(), { csv: FILE, isDryRun: true });
  expect(dry.lines.map(({ line, draft }) => [line, draft.code, draft.shop])).toEqual([
    [2, "NATAL10", "Shopee"],
    [3, "CASA20", "Casas Bahia"],
  ]);
  expect(dry.problems.map(({ line, column }) => [line, column])).toEqual([
    [4, "Código"],
    [5, "Código"],
    [6, "Fim"],
    [7, "Desconto %"],
  ]);
  expect(await codes()).toEqual([]);
  await importCoupons(ana.ctx(), { csv: FILE, isDryRun: false });
  expect(await codes()).toEqual(["NATAL10", "CASA20"]);
  const again = await importCoupons(ana.ctx(), { csv: FILE, isDryRun: false });
  expect([again.lines, again.problems.length]).toEqual([[], 6]);
  const refused = (csv: string) =>
    expect(importCoupons(ana.ctx(), { csv, isDryRun: true })).rejects;
  await refused("a;b\n1;2").toMatchObject({ code: "CSV_WITHOUT_COLUMNS" });
  await refused("").toMatchObject({ code: "CSV_WITHOUT_COLUMNS" });
  await refused("Código\n" + "X10\n".repeat(1_001)).toMatchObject({ code: "CSV_TOO_LONG" });
});

test("an export imports again as it was, formulas as plain text", async () => {
  const { w, ana, keep } = await scene();
  await using _ = w;
  await keep("=SOMA", {
    shop: 'Loja; da "Ana"',
    maxDiscount: { cents: 1_550, currency: "BRL" },
    validFrom: "2026-11-01",
    validUntil: "2026-11-30T20:15",
    note: "duas\nlinhas",
  });
  const pieces = await Array.fromAsync(await exportCoupons(ana.ctx()));
  const file = await new Blob(pieces as Uint8Array<ArrayBuffer>[]).text();
  expect(file).toContain("'=SOMA");
  const bia = await w.member("bia");
  const { problems } = await importCoupons(bia.ctx(), { csv: file, isDryRun: false });
  expect(problems).toEqual([]);
  const [hers] = await listCoupons(ana.ctx(), {}, page);
  const [his] = await listCoupons(bia.ctx(), {}, page);
  const same = [
    "code",
    "marketplace",
    "shop",
    "percentOff",
    "maxDiscountCents",
    "validFrom",
  ] as const;
  expect(same.map((name) => his![name])).toEqual(same.map((name) => hers![name]));
  expect(his!.note).toBe("duas\nlinhas");
  expect(his!.validUntil).toEqual(hers!.validUntil);
});
