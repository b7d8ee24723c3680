import { describe, expect, it } from "vitest";
import {
  changedFields,
  currencyOf,
  valuesOf,
} from "../../../../../web/shared/offers/editor/form_values.ts";

const base = valuesOf({
  title: "Fone",
  shop: "Shopee",
  price: { cents: 1000, currency: "BRL" },
  oldPrice: { cents: 2000, currency: "BRL" },
  affiliateUrl: "https://s.shopee.com.br/x",
  text: "#publi\n\n*Fone*",
  hasCustomText: false,
});

describe("what the form sends", () => {
  it("is empty when the fields are equal in other words", () => {
    expect(changedFields({ ...base, price: "10", title: " Fone " }, base, "BRL")).toEqual({});
  });

  it("is only the changes, amounts in cents", () => {
    expect(changedFields({ ...base, title: "Fone sem fio", price: "9,90" }, base, "BRL")).toEqual({
      title: "Fone sem fio",
      price: { cents: 990, currency: "BRL" },
    });
  });

  it("is null for what was cleared", () => {
    expect(changedFields({ ...base, oldPrice: "", affiliateUrl: " " }, base, "BRL")).toEqual({
      oldPrice: null,
      affiliateUrl: null,
    });
  });

  it("leaves an automatic text to the server, and sends the person's own", () => {
    expect(base.text).toBe("");
    expect(changedFields({ ...base, text: "Olha" }, base, "BRL")).toEqual({ text: "Olha" });
    const own = valuesOf({ text: "Olha", hasCustomText: true });
    expect(changedFields({ ...own, text: "" }, own, "BRL")).toEqual({ text: null });
  });
});

describe("the currency of an offer", () => {
  it("has the currency of any amount in it, and BRL without one", () => {
    expect(currencyOf({ price: null, oldPrice: { cents: 100, currency: "USD" } })).toBe("USD");
    expect(currencyOf({})).toBe("BRL");
  });
});
