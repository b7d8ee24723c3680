import type { Viewer } from "../users/viewer.ts";

/** What is kept of a state: only the session that it began in makes the same of it. */
export async function stateHash(viewer: Viewer, state: string): Promise<string> {
  const session = "sessionKey" in viewer ? viewer.sessionKey ?? "" : "";
  const bytes = new TextEncoder().encode(`${state} ${session}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
