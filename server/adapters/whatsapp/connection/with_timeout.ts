import { setTimeout } from "node:timers/promises";
import type { ConnectionHandlers, MessengerEvent } from "../../../core/delivery/messenger.ts";

/** Milliseconds until what went unheard is told again. */
const AGAIN_MS = 200;

/** Tells news until they are heard: WhatsApp's server, which has its own acks, tells them once. */
export async function untilHeard(
  hear: ConnectionHandlers["onEvent"],
  news: MessengerEvent,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await hear(news);
    } catch {
      await setTimeout(AGAIN_MS, null, { signal }).catch(() => {}); // or it is closed meanwhile
    }
  }
}
