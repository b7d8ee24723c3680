import type { ConnectionHandlers, Trouble } from "../../core/delivery/messenger.ts";

/** Tells how a session is, once each time that it changes; null: it works. */
export function troubleTeller(hear: ConnectionHandlers["onEvent"]) {
  let told: Trouble | null | undefined;
  return async (trouble: Trouble | null): Promise<void> => {
    if (told === trouble) return;
    await hear({ kind: "trouble", trouble });
    told = trouble;
  };
}
