import * as v from "valibot";
import {
  allOrNone,
  ConfigError,
  parseVariables,
  type Variables,
  wholeNumber,
} from "./variables.ts";

/** What an operator sets up of the shops' APIs. */
export type ShopsConfig = {
  /** The product's own application at Mercado Livre; null: nobody can connect it here. */
  readonly mercadoLivre: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Where people come back to, as the application's settings there name it. */
    readonly redirectUri: string;
  } | null;
  readonly shopeeCallsPerHour: number;
};

const mercadoLivre = allOrNone("MERCADO_LIVRE_CLIENT_ID", "MERCADO_LIVRE_CLIENT_SECRET");

/** Shopee's own documents name two numbers: 2,000 and 8,000. */
const shopee = v.object({
  SHOPEE_CALLS_PER_HOUR: wholeNumber("SHOPEE_CALLS_PER_HOUR", 1, 100_000, 2_000),
});

/** @throws ConfigError where only half of it is set; it never shows a secret. */
export function readShopsConfig(
  variables: Variables,
  { publicUrl }: { readonly publicUrl: string | null },
): ShopsConfig {
  const app = parseVariables(mercadoLivre, variables);
  // Mercado Livre sends people back to exactly what its settings say, and not to who asked.
  if (app && publicUrl === null) {
    throw new ConfigError(
      "PUBLIC_URL must be set with MERCADO_LIVRE_CLIENT_ID: people return to it",
    );
  }
  return {
    mercadoLivre: app && {
      clientId: app.MERCADO_LIVRE_CLIENT_ID,
      clientSecret: app.MERCADO_LIVRE_CLIENT_SECRET,
      redirectUri: `${publicUrl}/api/marketplaces/mercadolivre/callback`,
    },
    shopeeCallsPerHour: parseVariables(shopee, variables).SHOPEE_CALLS_PER_HOUR,
  };
}
