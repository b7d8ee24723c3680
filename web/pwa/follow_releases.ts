import { buildId } from "../head.ts";
import { markOutdated } from "./release.ts";

const HOUR = 3_600_000;

/** Asks every hour, and when the tab comes back after more than one, which release is served. */
export function pollReleases() {
  if (buildId === null) return; // while developing there is none
  let lastAsked = Date.now();
  const ask = async () => {
    lastAsked = Date.now();
    const latest = await fetch("/builds/latest.json")
      .then((answer) => answer.ok ? answer.json() : null)
      .catch(() => null); // no network, or another one's page: asked again in an hour
    if (typeof latest?.id === "string" && latest.id !== buildId) markOutdated();
  };
  setInterval(ask, HOUR);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - lastAsked >= HOUR) ask();
  });
}
