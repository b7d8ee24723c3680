import { ConfigError } from "./config_error.ts";
import { together } from "./social_config.ts";

/** What an operator sets up of the shops' APIs. */
export type ShopsConfig = {
  /** The product's own application at Mercado Livre; null: nobody can connect it here. */
  readonly mercadoLivre: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Where people come back to, as the application's settings there name it. */
    readonly redirectUri: string;
  } | null;
  /** Shopee's own documents name two numbers. */
  readonly shopeeCallsPerHour: number;
};

type Value = (name: string, fallback?: string) => string;

/** @throws ConfigError where only half of it is set; it never shows a secret. */
export function readShopsConfig(
  value: Value,
  { publicUrl }: { readonly publicUrl: string | null },
): ShopsConfig {
  const app = together(value, ["MERCADO_LIVRE_CLIENT_ID", "MERCADO_LIVRE_CLIENT_SECRET"]);
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
    shopeeCallsPerHour: calls("SHOPEE_CALLS_PER_HOUR", value("SHOPEE_CALLS_PER_HOUR", "2000")),
  };
}

function calls(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= 100_000) return number;
  throw new ConfigError(`${name} must be a number from 1 to 100000: "${text}"`);
}
