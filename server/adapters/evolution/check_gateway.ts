import { type CheckGateway, GatewayRefusal } from "../../core/delivery/pairing/gateway.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { evolutionApi, EvolutionError } from "./api.ts";

/** The first supported version. */
const [MAJOR, MINOR] = [2, 3];

type Greeting = { readonly version?: unknown };

/**
 * Checks that an Evolution API answers, that its version is supported, and that it accepts the key.
 */
export const checkGateway = (fetch: VendorFetch): CheckGateway => async ({ url, key }) => {
  const api = evolutionApi(fetch, url, key);
  try {
    const { version } = await api<Greeting>("GET", "/") ?? {};
    if (typeof version !== "string") throw new GatewayRefusal("NOT_A_GATEWAY", "it has no version");
    const [major = 0, minor = 0] = version.split(".").map(Number);
    if (major < MAJOR || major === MAJOR && minor < MINOR) {
      throw new GatewayRefusal("OUTDATED", `it is ${version}`);
    }
    await api("POST", "/verify-creds", { body: {} });
    return { version };
  } catch (error) {
    throw asRefusal(error);
  }
};

function asRefusal(error: unknown): GatewayRefusal {
  if (error instanceof GatewayRefusal) return error;
  const cause = { cause: error };
  const { message } = error as Error;
  if (error instanceof SyntaxError) return new GatewayRefusal("NOT_A_GATEWAY", message, cause);
  if (!(error instanceof EvolutionError)) return new GatewayRefusal("UNREACHABLE", message, cause);
  if (error.status === 401 || error.status === 403) {
    return new GatewayRefusal("KEY_REFUSED", message, cause);
  }
  return new GatewayRefusal(error.status >= 500 ? "UNREACHABLE" : "NOT_A_GATEWAY", message, cause);
}
