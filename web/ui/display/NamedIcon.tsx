import { useEffect, useSyncExternalStore } from "react";

/*
 * Icons whose names come as data are fetched when they are first shown, many in one request, and kept
 * while the page is open. The bundle does not contain them.
 */
const TIMEOUT_MS = 1_500;
const MAX_NAMES = 100; // per request, the server's limit

const bodies = new Map<string, string>();
const requested = new Set<string>();
const listeners = new Set<() => void>();
let queued = new Set<string>();

/** For `useSyncExternalStore`: the SVG content of an icon; undefined until it is loaded. */
const iconBody = (name: string) => bodies.get(name);
function onIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Requests an icon, together with all others of the same tick. */
function requestIcon(name: string) {
  if (bodies.has(name) || requested.has(name)) return;
  if (queued.size === 0) queueMicrotask(fetchQueued);
  queued.add(name);
  requested.add(name);
}

async function fetchQueued() {
  const names = [...queued];
  queued = new Set();
  const requests = [];
  for (let from = 0; from < names.length; from += MAX_NAMES) {
    requests.push(fetchIcons(names.slice(from, from + MAX_NAMES)));
  }
  await Promise.all(requests);
  for (const listener of listeners) listener();
}

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
};

/** Fetches icons; a missing one shows the fallback, and is requested when it is next shown. */
async function fetchIcons(names: readonly string[]) {
  try {
    const list = encodeURIComponent(names.toSorted().join(",")); // sorted, for the same cache entry
    const response = await fetch(`/api/icons/lucide.json?icons=${list}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return;
    const { icons, aliases }: IconSet = await response.json();
    for (const name of names) {
      const body = icons[aliases?.[name]?.parent ?? name]?.body;
      if (body) bodies.set(name, body);
    }
  } catch {
    // No network, or too slow: the fallback is shown.
  } finally {
    for (const name of names) requested.delete(name);
  }
}

/** A ring, for an icon that is not loaded. */
const FALLBACK = '<circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" />';

/** A lucide icon by its name, for names that come as data; others are imported. */
export function NamedIcon({ name, size = 20 }: { name: string; size?: number }) {
  const body = useSyncExternalStore(onIcons, () => iconBody(name));
  useEffect(() => requestIcon(name), [name]);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body ?? FALLBACK }} // from our server
    />
  );
}
