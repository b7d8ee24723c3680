import { expect, test } from "vitest";
import { csv } from "../../../server/adapters/csv/csv.ts";
import {
  type Coupon,
  couponStatusAt,
  nextStatusChange,
} from "../../../server/core/coupons/coupon.ts";
import type { CouponFields } from "../../../server/core/coupons/coupon_fields.ts";
import { applyFields, emptyDraft } from "../../../server/core/coupons/draft.ts";
import { couponColumns, fieldsIn } from "../../../server/core/coupons/csv/csv_columns.ts";
import { byPlace, fits, fittingCoupons, savingOf } from "../../../server/core/coupons/fitting.ts";
import { linesUnder } from "../../../server/core/csv/columns.ts";
import { centsIn, localIn, percentIn, yesIn } from "../../../server/core/csv/values.ts";
import { newId } from "../../../server/core/ids.ts";

const now = new Date("2026-11-21T12:00:00Z");
const here = { timeZone: "America/Sao_Paulo", now };
const good: CouponFields = { couponCode: "NATAL10", marketplace: "SHOPEE", percentOff: 10 };
const draft = (fields: CouponFields) => applyFields(emptyDraft, { ...good, ...fields }, here);
const reais = (cents: number) => ({ cents, currency: "BRL" });

const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  ...draft({}),
  id: newId("cpn"),
  userId: newId("usr"),
  version: 1,
  workedCount: 0,
  failedCount: 0,
  lastWorkedAt: null,
  lastFailedAt: null,
  votedOn: null,
  votedWorked: null,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  isUnconfirmed: false,
  caughtAt: null,
  caughtIn: null,
  ...more,
});

test.each<[string, CouponFields, string]>([
  ["no code", { couponCode: null }, "COUPON_CODE_INVALID"],
  ["a code of one letter", { couponCode: "A" }, "COUPON_CODE_INVALID"],
  ["a code of 41 letters", { couponCode: "A".repeat(41) }, "COUPON_CODE_INVALID"],
  ["a code with a space", { couponCode: "NATAL 10" }, "COUPON_CODE_INVALID"],
  ["a code with what is not seen", { couponCode: "NATAL\u200b10" }, "COUPON_CODE_INVALID"],
  ["a code of marks alone", { couponCode: "***" }, "COUPON_CODE_INVALID"],
  ["any shop without its name", { marketplace: "OTHER" }, "COUPON_SHOP_INVALID"],
  ["no percentage at all", { percentOff: 0 }, "COUPON_PERCENT_INVALID"],
  ["more than all", { percentOff: 101 }, "COUPON_PERCENT_INVALID"],
  ["both ways", { amountOff: reais(100) }, "COUPON_DISCOUNT_INVALID"],
  ["neither way", { percentOff: null }, "COUPON_DISCOUNT_INVALID"],
  ["nothing off", { percentOff: null, amountOff: reais(0) }, "COUPON_AMOUNT_INVALID"],
  ["dollars", { minPurchase: { cents: 100, currency: "USD" } }, "COUPON_MINIMUM_INVALID"],
  [
    "a bound on an amount",
    { percentOff: null, amountOff: reais(100), maxDiscount: reais(100) },
    "COUPON_MAXIMUM_INVALID",
  ],
  ["no such day", { validUntil: "2026-02-30" }, "COUPON_DATE_INVALID"],
  ["an instant", { validUntil: "2026-11-28T00:00:00Z" }, "COUPON_DATE_INVALID"],
  [
    "an end before its beginning",
    { validFrom: "2026-11-28", validUntil: "2026-11-27" },
    "COUPON_PERIOD_INVALID",
  ],
  ["a long note", { note: "a".repeat(501) }, "COUPON_NOTE_INVALID"],
])("%s is refused, and the field is named", (_what, fields, code) => {
  expect(() => draft(fields)).toThrow(expect.objectContaining({ code }));
});

test("a date lasts from its first to its last instant, in the person's time zone", () => {
  const { validFrom, validUntil } = draft({ validFrom: "2026-11-28", validUntil: "2026-11-28" });
  expect(validFrom?.toISOString()).toBe("2026-11-28T03:00:00.000Z");
  expect(validUntil?.toISOString()).toBe("2026-11-29T02:59:59.999Z");
  expect(draft({ validUntil: "2026-11-28T20:00" }).validUntil?.toISOString())
    .toBe("2026-11-28T23:00:00.000Z");
  expect(draft({ validUntil: "2026-11-28T23:59" }).validUntil).toEqual(validUntil);
});

test("a marketplace's coupon is the marketplace's own unless a seller is named", () => {
  expect(draft({}).shop).toBe("Shopee");
  expect(draft({ shop: " Loja  da Ana " }).shop).toBe("Loja da Ana");
  const sellers = draft({ shop: "Loja da Ana" });
  expect(applyFields(sellers, { percentOff: 20 }, here).shop).toBe("Loja da Ana");
  expect(applyFields(sellers, { marketplace: "AMAZON" }, here).shop).toBe("Amazon");
});

test("a coupon's status follows from its dates and its person's reports", () => {
  const at = (fields: CouponFields) => couponStatusAt(draft(fields), now);
  expect(at({})).toBe("ACTIVE");
  expect(at({ validFrom: "2026-11-22" })).toBe("SCHEDULED");
  expect(at({ validUntil: "2026-11-20" })).toBe("EXPIRED");
  expect(at({ validUntil: "2026-11-20", disabled: true })).toBe("DISABLED");
  expect(couponStatusAt({ ...draft({}), validUntil: now }, now)).toBe("ACTIVE"); // its last instant
});

test("a coupon's status changes when it begins, a day before its end, and after its end", () => {
  const one = draft({ validFrom: "2026-11-22", validUntil: "2026-11-28T12:00" });
  const turns: string[] = [];
  for (let at = nextStatusChange(one, now); at; at = nextStatusChange(one, at)) {
    turns.push(at.toISOString());
  }
  expect(turns).toEqual([
    "2026-11-22T03:00:00.000Z",
    "2026-11-27T15:00:00.000Z",
    "2026-11-28T15:00:00.001Z",
  ]);
  expect(nextStatusChange({ ...one, disabledAt: now }, now)).toBeNull();
});

test("a percentage is rounded down and capped, and no discount exceeds the price", () => {
  expect(savingOf(coupon({ percentOff: 10 }), 9_999)).toBe(999);
  expect(savingOf(coupon({ percentOff: 50, maxDiscountCents: 2_000 }), 9_999)).toBe(2_000);
  const amount = coupon({ percentOff: null, amountOffCents: 5_000 });
  expect(savingOf(amount, 9_999)).toBe(5_000);
  expect(savingOf(amount, 3_000)).toBe(3_000);
});

test("a coupon fits by shop, minimum and time", () => {
  const bought = {
    marketplace: "SHOPEE",
    shop: "Shopee",
    currency: "BRL",
    priceCents: 5_000,
  } as const;
  const holds = (more: Partial<Coupon>, of: object = {}) =>
    fits(coupon(more), { ...bought, ...of }, now);
  expect(holds({})).toBe(true);
  expect(holds({}, { shop: "Loja da Ana" })).toBe(true); // the marketplace's holds at its sellers
  expect(holds({ shop: "Loja da Ana" })).toBe(false);
  expect(holds({ shop: "Loja da Ana" }, { shop: "LOJA DA ANÁ" })).toBe(true);
  expect(holds({ marketplace: "OTHER", shop: "Casas Bahia" }, {
    marketplace: "OTHER",
    shop: "casas-bahia",
  })).toBe(true);
  expect(holds({}, { marketplace: "AMAZON" })).toBe(false);
  expect(holds({ minPurchaseCents: 5_000 })).toBe(true);
  expect(holds({ minPurchaseCents: 5_001 })).toBe(false);
  expect(holds({ minPurchaseCents: 1 }, { priceCents: null })).toBe(false);
  expect(holds({}, { currency: "USD" })).toBe(false);
  expect(holds({ validFrom: new Date(now.getTime() + 1) })).toBe(false);
  expect(holds({ disabledAt: now })).toBe(false);
});

test("the largest saving comes first, at most three; of equals the one that worked last", () => {
  const bought = { marketplace: "SHOPEE", shop: "", currency: "BRL", priceCents: 10_000 } as const;
  const named = (code: string, more: Partial<Coupon>) => coupon({ code, ...more });
  const coupons = byPlace([
    named("DEZ", { percentOff: 10 }),
    named("METADE_ATE_15", { percentOff: 50, maxDiscountCents: 1_500 }),
    named("QUINZE", { percentOff: null, amountOffCents: 1_500, lastWorkedAt: now }),
    named("CINCO", { percentOff: 5 }),
    named("VINTE_ACIMA_DE_500", { percentOff: 20, minPurchaseCents: 50_000 }),
    named("DE_OUTRA_LOJA", { percentOff: 90, shop: "Loja da Bia" }),
  ]);
  const best = fittingCoupons(coupons, bought, now);
  expect(best.map(({ coupon, priceCents }) => [coupon.code, priceCents])).toEqual([
    ["QUINZE", 8_500],
    ["METADE_ATE_15", 8_500],
    ["DEZ", 9_000],
  ]);
});

test("cells are read as a Brazilian spreadsheet, or a program, writes them", () => {
  expect(["R$ 1.234,56", "1234,5", "49.90", "10", "dez", "1.2.3"].map(centsIn))
    .toEqual([123_456, 123_450, 4_990, 1_000, null, null]);
  expect(["10%", "10", "10,0 %", "1,5", "%"].map(percentIn)).toEqual([10, 10, 10, null, null]);
  expect([
    "28/11/2026",
    "8/1/2026 9:05",
    "28/11/2026 às 23h59",
    "2026-11-28T23:59",
    "31/02/2026",
    "amanhã",
  ].map(localIn)).toEqual([
    "2026-11-28",
    "2026-01-08T09:05:00",
    "2026-11-28T23:59:00",
    "2026-11-28T23:59:00",
    null,
    null,
  ]);
});

test("the time to read a cell is linear in its length", () => {
  const far = 300_000; // at the square of it, each line below would take minutes
  const piled = `A${"\u0301\u0316".repeat(far / 2)}`;
  expect(localIn(`28/11/2026 às${" ".repeat(far)}x`)).toBeNull();
  expect(yesIn(piled)).toBeNull();
  expect(() => draft({ couponCode: piled })).toThrow(
    expect.objectContaining({ code: "COUPON_CODE_INVALID" }),
  );
  const header = `${"a;".repeat(5_000)}Código;${piled}\nDEZ`;
  const [line] = linesUnder(couponColumns, csv.read(header))!;
  expect(() => fieldsIn({ ...line!, cells: { ...line!.cells, marketplace: piled } })).not.toThrow();
});

test("a file is read with any separator, and has the line of each record", () => {
  expect(csv.read('\ufeffa;b\r\n1;"x\ny"\r\n\r\n;\r\n"\'=2";3\r\n')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["1", "x\ny"] },
    { line: 6, cells: ["=2", "3"] },
  ]);
  expect(csv.read("a\n'＝1\n").map(({ cells }) => cells)).toEqual([["a"], ["＝1"]]);
  expect(csv.read("a,b\n1,2").map(({ cells }) => cells)).toEqual([["a", "b"], ["1", "2"]]);
  expect(csv.read("a\tb\n1\t2").map(({ cells }) => cells)).toEqual([["a", "b"], ["1", "2"]]);
  expect(() => csv.read('a;"b')).toThrow(expect.objectContaining({ code: "CSV_INVALID" }));
});
