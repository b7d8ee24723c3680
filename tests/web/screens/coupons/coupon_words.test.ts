import { expect, test } from "vitest";
import {
  discountLabel,
  lastVoteLabel,
  periodLabel,
} from "../../../../web/screens/coupons/coupon_words.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const after = (hours: number) => new Date(now + hours * 60 * 60 * 1000).toISOString();

test("a coupon's discount is one phrase", () => {
  expect(discountLabel({ percentOff: 10 })).toBe("10% de desconto");
  expect(discountLabel({ percentOff: 50, maxDiscount: { formatted: "R$ 30,00" } }))
    .toBe("50% de desconto, até R$\u00a030,00");
  expect(discountLabel({ amountOff: { formatted: "R$ 20,00" } })).toBe("R$\u00a020,00 de desconto");
});

test("its end is shown as a distance and as a time", () => {
  const label = (period: object) => periodLabel({ status: "ACTIVE", ...period }, now);
  expect(label({})).toBe("Sem data de fim");
  expect(label({ validUntil: after(3) })).toMatch(/^Termina em 3 h, às \d\d:00$/);
  expect(label({ validUntil: after(24 * 9) })).toMatch(/^Termina em 9 dias, 30\/11 às /);
  expect(label({ validUntil: after(-2), status: "EXPIRED" })).toBe("Terminou há 2 h");
  expect(label({ validFrom: after(30), status: "SCHEDULED" })).toMatch(/^Começa em 30 h, /);
});

test("the last report of use is shown, and the status before the start", () => {
  expect(lastVoteLabel({}, now)).toBeNull();
  expect(lastVoteLabel({ lastWorkedAt: after(-2) }, now)).toBe("Funcionou há 2 h.");
  expect(lastVoteLabel({ lastWorkedAt: after(-1), lastFailedAt: after(-9) }, now))
    .toBe("Funcionou há 1 h.");
  expect(lastVoteLabel({ lastWorkedAt: after(-48), lastFailedAt: after(-1) }, now))
    .toBe("Não funcionou há 1 h; antes, funcionou há 2 dias.");
});
