import { expect, test } from "vitest";
import {
  discountLabel,
  lastVoteLabel,
  periodLabel,
} from "../../../../web/screens/coupons/coupon_words.ts";
import { fieldsOf, valuesOf } from "../../../../web/screens/coupons/coupon_values.ts";
import { textOf } from "../../../../web/shared/csv/text_of.ts";
import { compareCoupons, isInView } from "../../../../web/screens/coupons/coupon_views.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const after = (hours: number) => new Date(now + hours * 60 * 60 * 1000).toISOString();

test("what a coupon gives is said in one breath", () => {
  expect(discountLabel({ percentOff: 10 })).toBe("10% de desconto");
  expect(discountLabel({ percentOff: 50, maxDiscount: { formatted: "R$ 30,00" } }))
    .toBe("50% de desconto, até R$\u00a030,00");
  expect(discountLabel({ amountOff: { formatted: "R$ 20,00" } })).toBe("R$\u00a020,00 de desconto");
});

test("its end is said from now and on the clock", () => {
  const label = (period: object) => periodLabel({ status: "ACTIVE", ...period }, now);
  expect(label({})).toBe("Sem data de fim");
  expect(label({ validUntil: after(3) })).toMatch(/^Termina em 3 h, às \d\d:00$/);
  expect(label({ validUntil: after(24 * 9) })).toMatch(/^Termina em 9 dias, 30\/11 às /);
  expect(label({ validUntil: after(-2), status: "EXPIRED" })).toBe("Terminou há 2 h");
  expect(label({ validFrom: after(30), status: "SCHEDULED" })).toMatch(/^Começa em 30 h, /);
});

test("how it was last tried is said, and what was before", () => {
  expect(lastVoteLabel({}, now)).toBe("Você ainda não disse se funciona.");
  expect(lastVoteLabel({ lastWorkedAt: after(-2) }, now)).toBe("Funcionou há 2 h.");
  expect(lastVoteLabel({ lastWorkedAt: after(-1), lastFailedAt: after(-9) }, now))
    .toBe("Funcionou há 1 h.");
  expect(lastVoteLabel({ lastWorkedAt: after(-48), lastFailedAt: after(-1) }, now))
    .toBe("Não funcionou há 1 h; antes, funcionou há 2 dias.");
});

test("the list keeps the server's order and parts", () => {
  const never = { id: "cpn_1" };
  const newer = { id: "cpn_2" };
  const soon = { id: "cpn_3", validUntil: after(1) };
  const later = { id: "cpn_4", validUntil: after(2) };
  const sorted = (view: "ativos" | "vencidos") =>
    [never, later, newer, soon].sort((a, b) => compareCoupons(a, b, view)).map(({ id }) => id);
  expect(sorted("ativos")).toEqual(["cpn_3", "cpn_4", "cpn_2", "cpn_1"]);
  expect(sorted("vencidos")).toEqual(["cpn_1", "cpn_2", "cpn_4", "cpn_3"]);
  expect(isInView({ status: "ACTIVE" }, "hoje", now)).toBe(false);
  expect(isInView({ status: "ACTIVE", validUntil: after(0) }, "hoje", now)).toBe(true);
  expect(isInView({ status: "EXPIRED", validUntil: after(0) }, "hoje", now)).toBe(false);
});

test("what the form was given it gives back, on the person's clocks", () => {
  const values = valuesOf({
    id: "cpn_1",
    version: 3,
    code: "CASA20",
    marketplace: "OTHER",
    shop: "Casas Bahia",
    percentOff: null,
    amountOff: { cents: 2_050 },
    maxDiscount: null,
    minPurchase: null,
    validFrom: null,
    validUntil: "2026-11-29T02:59:59.999Z",
    status: "DISABLED",
    source: "SHARED",
    sharedBy: "Bia",
    note: "",
  }, "America/Sao_Paulo");
  expect(fieldsOf(values)).toEqual({
    code: "CASA20",
    marketplace: "OTHER",
    shop: "Casas Bahia",
    percentOff: null,
    amountOff: { cents: 2_050 },
    maxDiscount: null,
    minPurchase: null,
    validFrom: null,
    validUntil: "2026-11-28T23:59",
    source: "SHARED",
    sharedBy: "Bia",
    note: null,
    disabled: true,
  });
});

test("a file is read in UTF-8, or in the code page of older spreadsheets", async () => {
  expect(await textOf(new Blob(["Código"]))).toBe("Código");
  expect(await textOf(new Blob([new Uint8Array([0x43, 0xf3, 0x64])]))).toBe("Cód");
});
