import * as v from "valibot";
import {
  allOrNone,
  ConfigError,
  parseVariables,
  type Variables,
  wholeNumber,
} from "./variables.ts";

/** The settings of the shops' APIs. */
export type ShopsConfig = {
  /** The product's application at Mercado Livre; null: users cannot connect it. */
  readonly mercadoLivre: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** The redirect address, as registered with the application. */
    readonly redirectUri: string;
  } | null;
  readonly shopeeCallsPerHour: number;
};

const mercadoLivre = allOrNone("MERCADO_LIVRE_CLIENT_ID", "MERCADO_LIVRE_CLIENT_SECRET");

/** Shopee's documentation has two numbers: 2,000 and 8,000. */
const shopee = v.object({
  SHOPEE_CALLS_PER_HOUR: wholeNumber("SHOPEE_CALLS_PER_HOUR", 1, 100_000, 2_000),
});

/** Reads the shops' settings. @throws ConfigError for half a pair, without the secrets */
export function readShopsConfig(
  variables: Variables,
  { publicUrl }: { readonly publicUrl: string | null },
): ShopsConfig {
  const app = parseVariables(mercadoLivre, variables);
  // Mercado Livre redirects only to the registered address.
  if (app && publicUrl === null) {
    throw new ConfigError(
      "PUBLIC_URL must be set with MERCADO_LIVRE_CLIENT_ID: sign-in redirects to it",
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
