import { type ModelFailureCode, ModelRefusal } from "../../core/assistant/language_model.ts";
import { OutboundRefusal } from "../../core/outbound.ts";

export const refusal = (
  code: ModelFailureCode,
  detail: string,
  retryAfterMs: number | null = null,
): ModelRefusal => new ModelRefusal(code, detail, retryAfterMs);

/** What an error of the libraries may say, by name: they export no class that all of them throw. */
type VendorError = {
  readonly name?: string;
  readonly statusCode?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly isRetryable?: boolean;
  readonly cause?: unknown;
};

/** The longest pause that a provider may ask for; a longer one is told to the person at once. */
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** Returns why a provider gave no answer; its own words may repeat what it was sent, and are left out. */
export function toRefusal(error: unknown, hasBegun: boolean): ModelRefusal {
  if (error instanceof ModelRefusal) return error;
  const { statusCode: status, responseHeaders, name, cause } = (error ?? {}) as VendorError;
  if (status === 429) return refusal("ASSISTANT_BUSY", "HTTP 429", retryAfterOf(responseHeaders));
  if (status === 401 || status === 403) return refusal("ASSISTANT_KEY_REFUSED", `HTTP ${status}`);
  if (status !== undefined && status >= 400 && status < 500 && status !== 408) {
    return refusal("ASSISTANT_REQUEST_REFUSED", `HTTP ${status}`);
  }
  const reason = outboundReason(error) ?? outboundReason(cause);
  const detail = reason ?? (status === undefined ? name ?? "an unknown error" : `HTTP ${status}`);
  if (hasBegun) return refusal("ASSISTANT_CUT_OFF", detail);
  return refusal("ASSISTANT_UNAVAILABLE", detail, retryAfterOf(responseHeaders));
}

const outboundReason = (error: unknown): string | null =>
  error instanceof OutboundRefusal ? error.reason : null;

/** Returns what `retry-after` says, in seconds or as a date; null: nothing that can be used. */
function retryAfterOf(headers: VendorError["responseHeaders"]): number | null {
  const said = headers?.["retry-after"];
  if (!said) return null;
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_PAUSE_MS) : null;
}
