import type { WorkboxPlugin } from "workbox-core";
import { ANSWER_CACHE, ANSWERED_AT_HEADER, CACHE_OWNER } from "./answer_cache.ts";

const GATEWAY = [502, 503, 504];

/** A proxy that finds no server behind it is like no network. */
export const gatewayErrorsAsOffline: WorkboxPlugin = {
  fetchDidSucceed({ response }) {
    if (GATEWAY.includes(response.status)) throw new Error(`away: ${response.status}`);
    return Promise.resolve(response);
  },
};

/** Keeps one page for all addresses of the app, and only a good one. */
export const cacheOnePage = (key: string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: () => Promise.resolve(key),
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
});

/** Keeps what a person was answered, with its hour; no refusal, and nothing once they are gone. */
export const cacheAnswers: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || !await caches.has(ANSWER_CACHE)) return null;
    const answer = await response.clone().json().catch(() => null);
    if (!answer?.data || answer.errors || answer.data.viewer === null) return null;
    const headers = new Headers(response.headers);
    headers.set(ANSWERED_AT_HEADER, String(Date.now()));
    return new Response(JSON.stringify(answer), { headers });
  },
  /** Somebody may have signed out while this was written, which made the cache anew. */
  async cacheDidUpdate({ cacheName }) {
    if (!await (await caches.open(cacheName)).match(CACHE_OWNER)) await caches.delete(cacheName);
  },
};

/** Lets the oldest go, but never whose they are; a cache lists them in the order in which they came. */
export const limitEntries = (entries: number): WorkboxPlugin => ({
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== CACHE_OWNER);
    await Promise.all(kept.slice(0, -entries).map((oldest) => cache.delete(oldest)));
  },
});
