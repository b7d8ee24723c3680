import type { VendorFetch, VendorRequest } from "../../outbound.ts";
import { ShopRefusal } from "./shop_api.ts";

/** What a shop's API answered, when it answered in JSON and with neither 429 nor 5xx. */
export type ShopAnswer = { readonly status: number; readonly body: unknown };

/** Characters of a vendor's own words that go to the log. */
const MOST_WORDS = 200;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Puts one question to a shop's API, once, and gives it up after so many `seconds`.
 * @throws ShopRefusal UNREACHABLE when it is in doubt whether the shop heard it
 */
export async function shopAnswer(
  vendorFetch: VendorFetch,
  url: string,
  request: Omit<VendorRequest, "signal">,
  seconds: number,
): Promise<ShopAnswer> {
  const { status, headers, text } = await heard(vendorFetch, url, request, seconds);
  const answered = `${new URL(url).host} answered ${status}`;
  const wait = retryAfter(headers.get("retry-after"));
  if (status === 429) throw new ShopRefusal("RATE_LIMITED", answered, wait);
  if (status >= 500) throw new ShopRefusal("FAILED", answered, wait);
  try {
    return { status, body: exactJson(text) };
  } catch { // whose message quotes the text, which may quote the question
    throw new ShopRefusal("FAILED", `${answered}, and no JSON`);
  }
}

/** What a vendor says of itself, short enough for the log. */
export const inBrief = (words: unknown) => String(words).slice(0, MOST_WORDS);

async function heard(
  vendorFetch: VendorFetch,
  url: string,
  request: Omit<VendorRequest, "signal">,
  seconds: number,
) {
  const signal = AbortSignal.timeout(seconds * 1_000);
  try {
    const answer = await vendorFetch(url, { ...request, signal });
    const { status, headers } = answer;
    return { status, headers, text: await answer.text() };
  } catch (cause) {
    const why = signal.aborted ? `no answer within ${seconds} s` : (cause as Error).message;
    throw new ShopRefusal("UNREACHABLE", inBrief(why), null, { cause });
  }
}

/** Seconds, of either form of the header; null: it does not say. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), DAY_SECONDS);
}

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/** Shops number orders beyond what a JavaScript number can tell apart: those stay as written. */
const exactJson = (text: string) =>
  parse(
    text,
    (_key, value, { source }) =>
      Number.isInteger(value) && !Number.isSafeInteger(value) ? source : value,
  );

type Path = readonly (string | number)[];

/** What is at `path` of an answer; undefined where it has another shape. */
export function at(answer: unknown, ...path: Path): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    answer,
  );
}

/** The list at `path` of an answer; none where it has another shape. */
export function listAt(answer: unknown, ...path: Path): readonly unknown[] {
  const value = at(answer, ...path);
  return Array.isArray(value) ? value : [];
}

/** The text at `path` of an answer; null where there is none. */
export function textAt(answer: unknown, ...path: Path): string | null {
  const value = at(answer, ...path);
  return typeof value === "string" && value ? value : null;
}

/** The words that a shop refused with, for the log; `secrets` that it repeats are blotted out. */
export function shopWords(words: readonly unknown[], secrets: readonly string[]): string {
  const said = words.filter((word) => word !== "" && ["string", "number"].includes(typeof word));
  return inBrief(secrets.reduce(
    (text, secret) => secret ? text.replaceAll(secret, "***") : text,
    said.join(" "),
  ));
}
