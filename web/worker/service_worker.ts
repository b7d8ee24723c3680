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
/** The files of the first screens; the build fills them in. */
declare const FIRST_FILES: readonly string[];

/** An address of the app; all have the same page. */
const SHELL = "/app/gerador";

const TIMEOUT_SECONDS = 5;

const assets = new CacheFirst({ cacheName: "assets", plugins: [limitEntries(300)] });

/** The last successful page, with the headers that match its nonce. */
const pages = new NetworkFirst({
  cacheName: "pages",
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [gatewayErrorsAsOffline, cacheOnePage(SHELL)],
});

const answers = new NetworkFirst({
  cacheName: ANSWER_CACHE,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [gatewayErrorsAsOffline, cacheAnswers, limitEntries(100)],
  matchOptions: { ignoreVary: true },
});

self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(FIRST_FILES.map((url) => ({ url, revision: null }))); // the names contain a hash
registerRoute(({ url }) => isAsset(url), assets);
registerRoute(({ url, request }) => request.mode === "navigate" && isAppPage(url), pages);
registerRoute(({ url }) => isQuery(url), answers);

self.addEventListener("install", (event) => {
  const shell = pages.handleAll({ event, request: new Request(SHELL) });
  event.waitUntil(Promise.all(shell).catch(() => {})); // cached at the next visit
});

// Caches what a page loaded before its first worker took control.
self.addEventListener("message", (event) => {
  const loaded: unknown = event.data?.loaded;
  if (!Array.isArray(loaded)) return;
  const caching = loaded.map((address) => {
    const url = new URL(String(address), location.origin);
    const strategy = isAsset(url) ? assets : isQuery(url) ? answers : null;
    return strategy && Promise.all(strategy.handleAll({ event, request: new Request(url) }));
  });
  event.waitUntil(Promise.allSettled(caching));
});

/** Whether it is a file with a hash in its name. */
const isAsset = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname.startsWith("/assets/");

/** Whether it is an address of the app's page; the public pages are never cached. */
const isAppPage = ({ pathname }: URL) => /^\/(?:app|auth)(?:\/|$)|^\/store$/.test(pathname);

/** Whether it is a GraphQL query by its operation's id. */
const isQuery = ({ origin, pathname, searchParams }: URL) =>
  origin === location.origin && pathname === "/graphql" && searchParams.has("documentId");

// Shows the alerts that the server pushes to this browser, and opens their screen.
self.addEventListener("push", (event) => {
  const { title, text, path, topic } = event.data!.json();
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: topic, data: path }),
  );
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openScreen(String(event.notification.data)));
});

async function openScreen(path: string) {
  const windows = await self.clients.matchAll({ type: "window" });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  await (shown ? shown.focus() : self.clients.openWindow(path));
}
