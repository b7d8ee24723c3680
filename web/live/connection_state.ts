const GRACE_MS = 4_000; // a restart of the server is not reported

const reconnectListeners = new Set<() => void>();
const changeListeners = new Set<() => void>();
let wasConnected = false;
let isLost = false;
let lostSince: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls `listener` on each reconnect: changes made meanwhile were missed. Returns the unsubscribe. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => void reconnectListeners.delete(listener);
}

/** For `useSyncExternalStore`: since when (ms) the socket is disconnected; null while connected. */
export const disconnectedSince = () => lostSince;
export function onConnectionChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => void changeListeners.delete(listener);
}

/** Records that the socket closed, other than for lack of subscriptions. */
export function markDisconnected() {
  if (isLost) return;
  isLost = true;
  const since = Date.now();
  // If no socket ever opened, the app works without one.
  if (wasConnected) timer = setTimeout(() => publish(since), GRACE_MS);
}

/** Records that the socket is open. */
export function markConnected() {
  wasConnected = true;
  if (!isLost) return;
  isLost = false;
  clearTimeout(timer);
  publish(null);
  notifyReconnected();
}

/** Calls the listeners of `onReconnect`: changes may have been missed. */
export function notifyReconnected() {
  for (const listener of reconnectListeners) listener();
}

/** Records that the server responds over HTTP, so that it is not reported as away. */
export function markServerReachable() {
  clearTimeout(timer);
  if (lostSince !== null) publish(null);
}

function publish(since: number | null) {
  lostSince = since;
  for (const listener of changeListeners) listener();
}
