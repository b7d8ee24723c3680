import { ConfigError } from "../config/variables.ts";
import type { Context } from "../core/context.ts";
import type { DocumentFeed } from "../core/firestore/listening/document_changes.ts";
import { receiveChanges } from "../core/firestore/listening/receive_changes.ts";
import { OtherProject, requireProject } from "../core/firestore/project.ts";
import { runMirror } from "./mirror_runner.ts";

type Connected = {
  readonly documentFeed: DocumentFeed | null;
  readonly onEvents: (listener: () => void) => void;
};

/**
 * Writes to the Firestore that is configured, and listens to it; neither without one. @throws ConfigError
 * if the documents here are of another project
 */
export async function startFirestore(
  { documentFeed, onEvents }: Connected,
  systemContext: () => Context,
  projectId: string | null,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { documentMirror } = systemContext().ports;
  if (projectId !== null && (documentMirror || documentFeed)) {
    await requireProject(systemContext(), projectId).catch((error) => {
      throw error instanceof OtherProject ? new ConfigError(error.message) : error;
    });
  }
  const mirror = documentMirror ? runMirror({ systemContext }) : null;
  if (mirror) onEvents(mirror.signal);
  const unlisten = await documentFeed?.listen((batch) => receiveChanges(systemContext(), batch));
  return {
    async stop() {
      await unlisten?.();
      await mirror?.stop();
    },
  };
}
