import { type ConcreteRequest, graphql } from "relay-runtime";
import { followAppearance } from "../live/appearance.ts";
import { subscribe } from "../live/socket.ts";

/** Within so long open pages request an announcement: not all at once, nor before the server knows it. */
const SPREAD_MS = 3_000;

// Only the compiler reads it: Relay itself is not loaded.
const { params } = graphql`
  subscription liveSubscription {
    maintenanceChanged {
      id
    }
  }
` as ConcreteRequest;

/** Follows the site's colours, and announces a maintenance that is planned while the page is open. */
export function followSite() {
  followAppearance();
  let isFirst = true; // that is how it was when the page was written
  const ignore = () => {};
  subscribe(params, {}, {
    next() {
      if (!isFirst) setTimeout(announce, SPREAD_MS * (0.5 + Math.random() / 2));
      isFirst = false;
    },
    error: ignore,
    complete: ignore,
  });
}

/** Adds the bar that the server writes into every page now, and the script that fills it. */
async function announce() {
  if (document.getElementById("manutencao")) return; // its script follows what changes
  const page = await (await fetch("/termos")).text();
  const bar = new DOMParser().parseFromString(page, "text/html").getElementById("manutencao");
  if (!bar) return;
  document.body.prepend(bar);
  import(/* @vite-ignore */ bar.dataset.script!);
}
