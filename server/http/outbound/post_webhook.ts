import { OutboundRefusal } from "../../core/outbound.ts";
import type { DeliveryProblem, PostWebhook } from "../../core/webhooks/webhook.ts";
import { toRefusal } from "./network_errors.ts";
import { timeLimit } from "./time_limit.ts";
import type { FetchVendor } from "./vendor_fetch.ts";
import { webAddress } from "./web_address.ts";

/** Milliseconds of one attempt, from the look-up of its address to the response. */
const TOTAL_MS = 10_000;
/** Bytes that are read of a response; the rest is not. */
const MAX_BYTES = 4_000;

const USER_AGENT = "Garimpo-Webhooks/1.0";

/**
 * Posts to receivers of webhooks. No redirect is followed, no circuit is shared: one person's dead
 * address says nothing about another's.
 */
export function postWebhook(fetchOnce: FetchVendor, totalMs = TOTAL_MS): PostWebhook {
  return async (address, headers, body) => {
    const startedAt = performance.now();
    const time = timeLimit(totalMs);
    const url = new URL(address);
    try {
      const request = { method: "POST", headers: { ...headers, "user-agent": USER_AGENT }, body };
      const response = await time.within(fetchOnce(webAddress(url), request, time.signal));
      const text = await beginning(response.body, time.signal);
      return { status: response.statusCode, body: text, problem: null, durationMs: ms(startedAt) };
    } catch (error) {
      const problem = problemOf(toRefusal(error, url));
      return { status: null, body: "", problem, durationMs: ms(startedAt) };
    } finally {
      time.stop();
    }
  };
}

const ms = (since: number) => Math.round(performance.now() - since);

/** Returns the beginning of a body as text: what came of it, when it breaks off. */
async function beginning(
  body: AsyncIterable<Uint8Array> & {
    destroy(): unknown;
    on(event: "error", f: () => void): unknown;
  },
  signal: AbortSignal,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let left = MAX_BYTES;
  body.on("error", () => {}); // its end by `destroy`, which nobody waits for
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk.subarray(0, left), { stream: true });
      left -= chunk.byteLength;
      if (left <= 0 || signal.aborted) break;
    }
  } catch {
    // The status has come, and says whether the event arrived.
  }
  body.destroy();
  return text;
}

const problemOf = ({ reason }: OutboundRefusal): DeliveryProblem =>
  reason === "ADDRESS_REFUSED" || reason === "NOT_HTTP"
    ? "ADDRESS_REFUSED"
    : reason === "TIMED_OUT"
    ? "TIMED_OUT"
    : "UNREACHABLE";
