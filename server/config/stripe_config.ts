import * as v from "valibot";
import { allOrNone, ConfigError, parseVariables, type Variables } from "./variables.ts";

/** The operator's account at Stripe. */
export type StripeConfig = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The origin to which people come back from Stripe's pages. */
  readonly siteUrl: string;
  /** A stand-in's origin; null: Stripe itself. */
  readonly apiUrl: string | null;
  /** Whether tax invoices are issued of what is paid: then a CPF or CNPJ is required. */
  readonly hasTaxInvoices: boolean;
};

const keys = allOrNone("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET");

const api = v.object({
  STRIPE_API_URL: v.nullish(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, "STRIPE_API_URL must be an origin")),
    null,
  ),
  TAX_INVOICES: v.optional(
    v.picklist(["off", "elsewhere"], "TAX_INVOICES must be off or elsewhere"),
    "off",
  ),
});

/** Reads Stripe's settings; null: plans are given by admins. @throws ConfigError, without secrets */
export function readStripeConfig(
  variables: Variables,
  { publicUrl, isProduction }: {
    readonly publicUrl: string | null;
    readonly isProduction: boolean;
  },
): StripeConfig | null {
  const { STRIPE_API_URL: apiUrl, TAX_INVOICES } = parseVariables(api, variables);
  if (isProduction && apiUrl) throw new ConfigError("STRIPE_API_URL is refused in production");
  const set = parseVariables(keys, variables);
  if (!set) return null;
  if (publicUrl === null) {
    throw new ConfigError("PUBLIC_URL must be set with STRIPE_SECRET_KEY: Stripe leads back to it");
  }
  return {
    secretKey: set.STRIPE_SECRET_KEY,
    webhookSecret: set.STRIPE_WEBHOOK_SECRET,
    siteUrl: publicUrl,
    apiUrl: apiUrl ?? null,
    hasTaxInvoices: TAX_INVOICES === "elsewhere",
  };
}
