import { setTimeout } from "node:timers/promises";
import type { ConnectionHandlers, MessengerEvent } from "../../../core/delivery/messenger.ts";

/** Milliseconds until an event that its handler refused is reported again. */
const AGAIN_MS = 200;

/** Reports an event until `onEvent` takes it: WhatsApp's server acknowledges by itself, and sends it once. */
export async function retryEvent(
  onEvent: ConnectionHandlers["onEvent"],
  event: MessengerEvent,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await onEvent(event);
    } catch {
      await setTimeout(AGAIN_MS, null, { signal }).catch(() => {}); // or it is closed meanwhile
    }
  }
}
