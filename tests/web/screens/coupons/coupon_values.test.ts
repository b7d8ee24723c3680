import { expect, test } from "vitest";
import { fieldsOf, valuesOf } from "../../../../web/screens/coupons/coupon_values.ts";

test("a coupon survives the form unchanged, with its times in the person's zone", () => {
  const values = valuesOf({
    id: "cpn_1",
    version: 3,
    couponCode: "CASA20",
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
    couponCode: "CASA20",
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
    isDisabled: true,
  });
});
