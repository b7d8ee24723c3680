import type { VendorFetch, VendorRequest } from "../../outbound.ts";
import { ShopRefusal } from "./shop_api.ts";

/** A JSON response of a shop's API that is neither 429 nor 5xx. */
export type ShopResponse = { readonly status: number; readonly body: unknown };

/** Characters of a vendor's message that are logged. */
const MOST_WORDS = 200;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Sends one request to a shop's API, once, with a time limit of `seconds`.
 * @throws ShopRefusal UNREACHABLE where it is in doubt whether the shop received it
 */
export async function fetchShop(
  vendorFetch: VendorFetch,
  url: string,
  request: Omit<VendorRequest, "signal">,
  seconds: number,
): Promise<ShopResponse> {
  const { status, headers, text } = await fetched(vendorFetch, url, request, seconds);
  const answered = `${new URL(url).host} answered ${status}`;
  const wait = retryAfter(headers.get("retry-after"));
  if (status === 429) throw new ShopRefusal("RATE_LIMITED", answered, wait);
  if (status >= 500) throw new ShopRefusal("FAILED", answered, wait);
  try {
    return { status, body: exactJson(text) };
  } catch { // its message quotes the response, which may quote the request
    throw new ShopRefusal("FAILED", `${answered}, and no JSON`);
  }
}

/** Returns a vendor's message, short enough for the log. */
export const truncated = (words: unknown) => String(words).slice(0, MOST_WORDS);

async function fetched(
  vendorFetch: VendorFetch,
  url: string,
  request: Omit<VendorRequest, "signal">,
  seconds: number,
) {
  const signal = AbortSignal.timeout(seconds * 1_000);
  try {
    const response = await vendorFetch(url, { ...request, signal });
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  } catch (cause) {
    const why = signal.aborted ? `no response within ${seconds} s` : (cause as Error).message;
    throw new ShopRefusal("UNREACHABLE", truncated(why), null, { cause });
  }
}

/** Returns seconds from either form of the header; null where there is none. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), DAY_SECONDS);
}

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/** Parses JSON; integers beyond the safe range, such as order numbers, stay as written. */
const exactJson = (text: string) =>
  parse(
    text,
    (_key, value, { source }) =>
      Number.isInteger(value) && !Number.isSafeInteger(value) ? source : value,
  );

type Path = readonly (string | number)[];

/** Returns the value at `path` of a response; undefined where it has another shape. */
export function at(response: unknown, ...path: Path): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    response,
  );
}

/** Returns the list at `path` of a response; an empty one where it has another shape. */
export function listAt(response: unknown, ...path: Path): readonly unknown[] {
  const value = at(response, ...path);
  return Array.isArray(value) ? value : [];
}

/** Returns the text at `path` of a response; null where there is none. */
export function textAt(response: unknown, ...path: Path): string | null {
  const value = at(response, ...path);
  return typeof value === "string" && value ? value : null;
}

/** Returns the messages of a shop's refusal, for the log, with `secrets` blotted out. */
export function refusalDetail(words: readonly unknown[], secrets: readonly string[]): string {
  const said = words.filter((word) => word !== "" && ["string", "number"].includes(typeof word));
  return truncated(secrets.reduce(
    (text, secret) => secret ? text.replaceAll(secret, "***") : text,
    said.join(" "),
  ));
}
