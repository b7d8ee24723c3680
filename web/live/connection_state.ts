const SECONDS_4 = 4_000; // a restart of the server is not worth a word

const onReturn = new Set<() => void>();
const onChange = new Set<() => void>();
let wasThere = false;
let isLost = false;
let lostSince: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls `listener` each time the socket is back: what happened meanwhile was missed. */
export function onReconnect(listener: () => void): () => void {
  onReturn.add(listener);
  return () => void onReturn.delete(listener);
}

/** For `useSyncExternalStore`: since when nothing arrives by itself, in ms; null while it does. */
export const disconnectedSince = () => lostSince;
export function onConnectionChange(listener: () => void): () => void {
  onChange.add(listener);
  return () => void onChange.delete(listener);
}

/** The socket closed, and not because nobody listens any more. */
export function markDisconnected() {
  if (isLost) return;
  isLost = true;
  const since = Date.now();
  // Where no socket ever opens, the rest still works: nothing was lost.
  if (wasThere) timer = setTimeout(() => publish(since), SECONDS_4);
}

/** The socket is open. */
export function markConnected() {
  wasThere = true;
  if (!isLost) return;
  isLost = false;
  clearTimeout(timer);
  publish(null);
  notifyReconnected();
}

/** Something may have happened that nobody was told of. */
export function notifyReconnected() {
  for (const listener of onReturn) listener();
}

/** The server answers, if not on the socket: a word to the contrary would be wrong by now. */
export function markServerReachable() {
  clearTimeout(timer);
  if (lostSince !== null) publish(null);
}

function publish(since: number | null) {
  lostSince = since;
  for (const listener of onChange) listener();
}
