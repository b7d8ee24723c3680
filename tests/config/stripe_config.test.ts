import { expect, test } from "vitest";
import { readStripeConfig } from "../../server/config/stripe_config.ts";

const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const site = { publicUrl: "https://garimpo.example", isProduction: true };

test("Stripe's keys are set together, with the site's address, and its stand-in only for tests", () => {
  expect(readStripeConfig({}, site)).toBeNull();
  expect(readStripeConfig(keys, site)).toEqual({
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    hasTaxInvoices: false,
    siteUrl: "https://garimpo.example",
    apiUrl: null,
  });
  const refusal = (variables: Record<string, string>, where = site as object) => {
    try {
      readStripeConfig(variables, { ...site, ...where });
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refusal({ STRIPE_SECRET_KEY: "sk_test_1" })).toMatch(/STRIPE_WEBHOOK_SECRET must be set/);
  expect(refusal(keys, { publicUrl: null })).toMatch(/PUBLIC_URL must be set/);
  const standin = { ...keys, STRIPE_API_URL: "http://127.0.0.1:4000" };
  expect(refusal(standin)).toBe("STRIPE_API_URL is refused in production");
  expect(readStripeConfig(standin, { ...site, isProduction: false }))
    .toMatchObject({ apiUrl: "http://127.0.0.1:4000" });
  expect(refusal({ ...keys, TAX_INVOICES: "on" })).toBe("TAX_INVOICES must be off or elsewhere");
  expect(readStripeConfig({ ...keys, TAX_INVOICES: "elsewhere" }, site))
    .toMatchObject({ hasTaxInvoices: true });
});
