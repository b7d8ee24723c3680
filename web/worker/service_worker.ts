import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { ANSWER_CACHE } from "./answer_cache.ts";
import {
  cacheAnswers,
  cacheOnePage,
  gatewayErrorsAsOffline,
  limitEntries,
} from "./cache_plugins.ts";

declare const self: ServiceWorkerGlobalScope;
/** The files of the first screens; the build writes them here. */
declare const FIRST_FILES: readonly string[];

/** Any address of the app: its page is the same at each. */
const SHELL = "/app/gerador";

const SECONDS_5 = 5;

const assets = new CacheFirst({ cacheName: "assets", plugins: [limitEntries(300)] });

/** The last good page stands in for the server, with the headers that its nonce belongs to. */
const pages = new NetworkFirst({
  cacheName: "pages",
  networkTimeoutSeconds: SECONDS_5,
  plugins: [gatewayErrorsAsOffline, cacheOnePage(SHELL)],
});

const answers = new NetworkFirst({
  cacheName: ANSWER_CACHE,
  networkTimeoutSeconds: SECONDS_5,
  plugins: [gatewayErrorsAsOffline, cacheAnswers, limitEntries(100)],
  matchOptions: { ignoreVary: true },
});

self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(FIRST_FILES.map((url) => ({ url, revision: null }))); // their names carry it
registerRoute(({ url }) => isAsset(url), assets);
registerRoute(({ url, request }) => request.mode === "navigate" && isAppPage(url), pages);
registerRoute(({ url }) => isQuery(url), answers);

self.addEventListener("install", (event) => {
  const shell = pages.handleAll({ event, request: new Request(SHELL) });
  event.waitUntil(Promise.all(shell).catch(() => {})); // kept at the next visit, then
});

// What a page had loaded before its first worker was there.
self.addEventListener("message", (event) => {
  const loaded: unknown = event.data?.loaded;
  if (!Array.isArray(loaded)) return;
  const kept = loaded.map((address) => {
    const url = new URL(String(address), location.origin);
    const strategy = isAsset(url) ? assets : isQuery(url) ? answers : null;
    return strategy && Promise.all(strategy.handleAll({ event, request: new Request(url) }));
  });
  event.waitUntil(Promise.allSettled(kept));
});

/** A file whose name carries its hash. */
export const isAsset = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname.startsWith("/assets/");

/** The app's page; the public ones come from the server only. */
export const isAppPage = ({ pathname }: URL) => /^\/(?:app|auth)(?:\/|$)/.test(pathname);

/** A question to GraphQL, by its document's id. */
export const isQuery = ({ origin, pathname, searchParams }: URL) =>
  origin === location.origin && pathname === "/graphql" && searchParams.has("documentId");
