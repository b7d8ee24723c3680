import type { Context } from "../core/context.ts";
import type { DocumentFeed } from "../core/firestore/listening/document_changes.ts";
import { receiveChanges } from "../core/firestore/listening/receive_changes.ts";
import { runMirror } from "./mirror_runner.ts";

type Connected = {
  readonly documentFeed: DocumentFeed | null;
  readonly onEvents: (listener: () => void) => void;
};

/** Writes to the Firestore that is configured, and listens to it; neither without one. */
export async function startFirestore(
  { documentFeed, onEvents }: Connected,
  systemContext: () => Context,
): Promise<{ readonly stop: () => Promise<void> }> {
  const mirror = systemContext().ports.documentMirror ? runMirror({ systemContext }) : null;
  if (mirror) onEvents(mirror.signal);
  const unlisten = await documentFeed?.listen((batch) => receiveChanges(systemContext(), batch));
  return {
    async stop() {
      await unlisten?.();
      await mirror?.stop();
    },
  };
}
