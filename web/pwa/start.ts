import { followLinks } from "../follow_links.ts";
import { followReleases } from "./follow_releases.ts";
import { keepOffline } from "./keep_offline.ts";

/** What no screen waits for: newer releases, the app without a network, links followed faster. */
export function startPwa() {
  followReleases();
  keepOffline();
  followLinks();
}
