import { describe, expect, it } from "vitest";
import {
  installmentsText,
  parseInstallments,
  parseRating,
  ratingText,
} from "../../../../../web/shared/offers/editor/typed_facts.ts";

describe("payments", () => {
  it.each([
    ["10x de 35,90 sem juros", { count: 10, cents: 3590, isInterestFree: true }],
    ["3 x R$ 1.234,56", { count: 3, cents: 123456 }],
    ["12 vezes de 99,90 com juros", { count: 12, cents: 9990, isInterestFree: false }],
    [" ", null],
    ["1x de 10,00", undefined],
    ["73x de 10,00", undefined],
    ["10x", undefined],
    ["em 10 vezes", undefined],
  ])("%j are read as %j", (typed, read) => {
    expect(parseInstallments(typed)).toEqual(read);
  });

  it.each([true, false, null])(
    "are shown as typed, interest free: %s",
    (isInterestFree) => {
      const said = { count: 10, amount: { cents: 3590 }, isInterestFree };
      const { isInterestFree: read = null, ...rest } = parseInstallments(installmentsText(said))!;
      expect({ ...rest, read }).toEqual({ count: 10, cents: 3590, read: isInterestFree });
    },
  );
});

describe("a rating", () => {
  it.each([
    ["4,7 (1.234)", { stars: 4.7, count: 1234 }],
    ["5", { stars: 5 }],
    ["", null],
    ["0", undefined],
    ["5,1", undefined],
    ["muito bom", undefined],
  ])("%j is read as %j", (typed, read) => {
    expect(parseRating(typed)).toEqual(read);
  });

  it("is shown as typed", () => {
    expect(ratingText({ stars: 4, count: 1234 })).toBe("4,0 (1.234)");
    expect(ratingText({ stars: 4.5, count: null })).toBe("4,5");
    expect(ratingText(null)).toBe("");
  });
});
