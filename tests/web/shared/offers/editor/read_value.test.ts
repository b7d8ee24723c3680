import { describe, expect, it } from "vitest";
import { type FactField, factFields } from "../../../../../web/shared/offers/editor/field_rows.ts";
import { changedFields, valuesOf } from "../../../../../web/shared/offers/editor/form_values.ts";
import {
  isPictureAddress,
  picturesToChoose,
  readValueOf,
} from "../../../../../web/shared/offers/editor/read_value.ts";

const price = { cents: 8_990, currency: "BRL", formatted: "R$ 89,90" };
const values = valuesOf({ title: "Caneca", price });

describe("setting a field back to what was read", () => {
  const nothing = Object.fromEntries(factFields.map((field) => [field, null])) as Record<
    FactField,
    null
  >;
  const reading = { ...nothing, title: "Caneca de louça", price };
  it("is offered where the form says otherwise, with the value", () => {
    expect(readValueOf("title", values, reading)).toEqual({
      text: "Caneca de louça",
      shown: "Caneca de louça",
    });
    expect(readValueOf("price", { ...values, price: "79,90" }, reading)).toEqual({
      text: "89,90",
      shown: "R$ 89,90",
    });
  });
  it("is offered for an emptied field", () => {
    expect(readValueOf("price", { ...values, price: "" }, reading)?.text).toBe("89,90");
  });
  it("is not offered for the same value written otherwise, nor where nothing was read", () => {
    expect(readValueOf("price", { ...values, price: "89,9" }, reading)).toBeNull();
    expect(readValueOf("shop", { ...values, shop: "Amazon" }, reading)).toBeNull();
    expect(readValueOf("title", values, null)).toBeNull();
  });
});

describe("the pictures to choose from", () => {
  it("are the product's, and the present one after them where it is another", () => {
    expect(picturesToChoose("https://a/1.jpg", ["https://a/1.jpg", "https://a/2.jpg"]))
      .toEqual(["https://a/1.jpg", "https://a/2.jpg"]);
    expect(picturesToChoose(" https://b/9.jpg ", ["https://a/1.jpg"]))
      .toEqual(["https://a/1.jpg", "https://b/9.jpg"]);
    expect(picturesToChoose("", [])).toEqual([]);
  });
  it("have a whole address, or are uploaded", () => {
    expect(isPictureAddress("https://a/1.jpg")).toBe(true);
    expect(isPictureAddress("/api/offers/pictures/pho_1aB.jpg")).toBe(true);
    expect(isPictureAddress("/api/users")).toBe(false);
    expect(isPictureAddress("foto.jpg")).toBe(false);
  });
});

it("an emptied amount clears the field; zero is no amount", () => {
  expect(changedFields({ ...values, price: "" }, values, "BRL")).toEqual({ price: null });
  expect(changedFields({ ...values, price: "0" }, values, "BRL").price).toBeUndefined();
});
