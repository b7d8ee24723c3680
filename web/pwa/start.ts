import { prefetchLinks } from "../follow_links.ts";
import { pollReleases } from "./follow_releases.ts";
import { registerWorker } from "./keep_offline.ts";

/** What no screen waits for: newer releases, the app without a network, links followed faster. */
export function startPwa() {
  pollReleases();
  registerWorker();
  prefetchLinks();
}
