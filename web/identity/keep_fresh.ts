import { identity } from "./current.ts";

const HOUR = 60 * 60 * 1000;

/**
 * Renews the session before it ends, as long as the page is open: now, whenever somebody comes back
 * to the tab, and every few hours; at most once an hour.
 */
export function keepSessionAlive() {
  let triedAt = -Infinity;
  const renew = () => {
    if (Date.now() - triedAt < HOUR) return;
    triedAt = Date.now();
    identity.renewSession().catch(() => triedAt = -Infinity); // with the next return
  };
  renew();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") renew();
  });
  setInterval(renew, 4 * HOUR);
}
