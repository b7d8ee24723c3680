import { useEffect, useSyncExternalStore } from "react";

/**
 * Icons whose names come as data: fetched when they are first shown, many in one request, and kept
 * for as long as the page is open. They cost the bundle nothing.
 */
const TIMEOUT = 1_500; // ms. Source: SPEC.md §9
const MOST = 100; // as the server allows

const bodies = new Map<string, string>();
const onTheirWay = new Set<string>();
const listeners = new Set<() => void>();
let wanted = new Set<string>();

/** For `useSyncExternalStore`: what an icon draws within its 24 units; undefined while not known. */
const iconBody = (name: string) => bodies.get(name);
function onIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has an icon fetched, together with all others asked for in the same tick. */
function requestIcon(name: string) {
  if (bodies.has(name) || onTheirWay.has(name)) return;
  if (wanted.size === 0) queueMicrotask(fetchWanted);
  wanted.add(name);
  onTheirWay.add(name);
}

async function fetchWanted() {
  const names = [...wanted];
  wanted = new Set();
  const requests = [];
  for (let from = 0; from < names.length; from += MOST) {
    requests.push(fetchIcons(names.slice(from, from + MOST)));
  }
  await Promise.all(requests);
  for (const listener of listeners) listener();
}

type Answer = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
};

/** What does not come is drawn as the fallback, and asked for when it is shown the next time. */
async function fetchIcons(names: readonly string[]) {
  try {
    const asked = encodeURIComponent(names.toSorted().join(",")); // in one order: one cache entry
    const response = await fetch(`/api/icons/lucide.json?icons=${asked}`, {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) return;
    const { icons, aliases }: Answer = await response.json();
    for (const name of names) {
      const body = icons[aliases?.[name]?.parent ?? name]?.body;
      if (body) bodies.set(name, body);
    }
  } catch {
    // No network, or too slow: the fallback stands in.
  } finally {
    for (const name of names) onTheirWay.delete(name);
  }
}

/** A ring stands in for what is on its way, or did not come. */
const FALLBACK = '<circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" />';

/** An icon of lucide's by its name, for names that come as data; others are imported. */
export function NamedIcon({ name, size = 20 }: { name: string; size?: number }) {
  const body = useSyncExternalStore(onIcons, () => iconBody(name));
  useEffect(() => requestIcon(name), [name]);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body ?? FALLBACK }} // our own server's
    />
  );
}
