import { describe, expect, it } from "vitest";
import {
  currencySymbol,
  moneyInputText,
  moneyLabel,
  parseMoney,
} from "../../../../web/ui/text/money.ts";

describe("a money field", () => {
  it.each([
    ["1.234,56", 123456],
    ["R$ 1.234,56", 123456],
    ["R$\u00a01.234,56", 123456],
    ["US$ 99,90", 9990],
    ["€ 5", 500],
    ["1234,5", 123450],
    ["1234", 123400],
    ["1.234", 123400],
    ["12.50", 1250],
    ["0,01", 1],
    ["12,", 1200],
    ["1.234.567,89", 123456789],
  ])("reads %s as %i cents", (typed, cents) => {
    expect(parseMoney(typed)).toBe(cents);
  });

  it("takes an empty field for no amount", () => {
    expect(parseMoney("  ")).toBeNull();
  });

  it.each(["abc", "1,234.56", "12,345", "1.23.4", "-5", "1e3", "99999999999999999"])(
    "refuses %s instead of guessing",
    (typed) => {
      expect(parseMoney(typed)).toBeUndefined();
    },
  );

  it("formats what it parses", () => {
    expect(moneyInputText(123456)).toBe("1.234,56");
    expect(moneyInputText(null)).toBe("");
    expect(parseMoney(moneyInputText(7))).toBe(7);
  });

  it("labels with a plain space, as the messages do", () => {
    expect(moneyLabel(318531)).toBe("R$ 3.185,31");
  });
});

it("an amount comes after the symbol of its own currency", () => {
  expect(["BRL", "USD", "EUR"].map(currencySymbol)).toEqual(["R$", "US$", "€"]);
});
