import { mayReload } from "../lost_chunk.ts";
import { hasUnsavedChanges } from "../unsaved.ts";

/** `waiting`: loaded at the next change of screen; `asking`: something is unsaved, the person decides. */
type NewRelease = "none" | "waiting" | "asking";

let state: NewRelease = "none";
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export const newRelease = () => state;
export function onNewRelease(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A newer release is served; this one still works, until the next change of screen. */
export function markOutdated() {
  if (state === "none") become("waiting");
}

/** Another screen is shown: a good moment to load the newer release. */
export function handleScreenChange() {
  if (state !== "none") loadNewRelease();
}

/** This release works no more: loads the newer one, or asks where something typed is unsaved. */
export function loadNewRelease() {
  if (hasUnsavedChanges() || !mayReload()) become("asking");
  else location.reload();
}

function become(next: NewRelease) {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}
