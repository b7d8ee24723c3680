import type { WorkboxPlugin } from "workbox-core";
import { ANSWER_CACHE, ANSWERED_AT_HEADER, CACHE_OWNER } from "./answer_cache.ts";

const GATEWAY_ERRORS = [502, 503, 504];

/** Treats the errors of a proxy without a server behind it as a lost network. */
export const gatewayErrorsAsOffline: WorkboxPlugin = {
  fetchDidSucceed({ response }) {
    // A maintenance is an answer of the server, with its own page.
    if (GATEWAY_ERRORS.includes(response.status) && !response.headers.has("x-maintenance")) {
      throw new Error(`gateway error: ${response.status}`);
    }
    return Promise.resolve(response);
  },
};

/** Caches one page for all addresses of the app, and only a successful response. */
export const cacheOnePage = (key: string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: () => Promise.resolve(key),
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
});

/** Caches responses with their time; no errors, and nothing after signing out. */
export const cacheAnswers: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || !await caches.has(ANSWER_CACHE)) return null;
    const body = await response.clone().json().catch(() => null);
    if (!body?.data || body.errors || body.data.viewer === null) return null;
    const headers = new Headers(response.headers);
    headers.set(ANSWERED_AT_HEADER, String(Date.now()));
    return new Response(JSON.stringify(body), { headers });
  },
  /** Deletes a cache that was created again because the person signed out during the write. */
  async cacheDidUpdate({ cacheName }) {
    if (!await (await caches.open(cacheName)).match(CACHE_OWNER)) await caches.delete(cacheName);
  },
};

/** Deletes the oldest entries, never the owner's; a cache lists its entries in the order of insertion. */
export const limitEntries = (entries: number): WorkboxPlugin => ({
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const limited = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== CACHE_OWNER);
    await Promise.all(limited.slice(0, -entries).map((oldest) => cache.delete(oldest)));
  },
});
