import type { LanguageModel as VendorModel } from "ai";
import type { VendorFetch } from "../../core/outbound.ts";

/** What the operator set up. */
export type ProviderSettings = {
  readonly provider: "openai-compatible" | "anthropic" | "google";
  /** Without a trailing slash; null: the provider's own. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly model: string;
};

/** The clients for the operator's own server, and for a provider's on the public internet. */
export type Fetches = { readonly operator: VendorFetch; readonly vendor: VendorFetch };

/** Opens the model at its provider; of the libraries, only that provider's is loaded. */
export async function vendorModel(
  { provider, baseUrl, apiKey, model }: ProviderSettings,
  { operator, vendor }: Fetches,
): Promise<VendorModel> {
  const fetch = baseUrl === null
    ? asFetch(vendor)
    : asFetch(only(new URL(baseUrl).origin, operator));
  const settings = { fetch, ...baseUrl !== null && { baseURL: baseUrl } };
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ ...settings, apiKey: apiKey! })(model);
  }
  if (provider === "google") {
    const { createGoogle } = await import("@ai-sdk/google");
    return createGoogle({ ...settings, apiKey: apiKey! })(model);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    ...settings,
    name: "operator",
    baseURL: baseUrl!,
    ...apiKey !== null && { apiKey },
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model);
}

/** The operator's client goes anywhere; a library gets no more than the origin that was set up. */
const only = (origin: string, fetch: VendorFetch): VendorFetch => (address, request) => {
  if (new URL(address).origin === origin) return fetch(address, request);
  throw new Error("the library asked for an address of another server");
};

/** Returns the product's client as the `fetch` that the libraries call. */
const asFetch = (fetch: VendorFetch): typeof globalThis.fetch => (input, init = {}) =>
  fetch(String(input), {
    method: init.method ?? "GET",
    headers: Object.fromEntries(new Headers(init.headers)),
    ...typeof init.body === "string" && { body: init.body },
    ...init.signal && { signal: init.signal },
  });
