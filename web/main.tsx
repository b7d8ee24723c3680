import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { isFirstVisit, whenLoaded } from "./browser/idle.ts";
import { storeCapture, storeSharedText } from "./browser/incoming.ts";
import { loadLiveAppearance } from "./live/load_appearance.ts";
import { storeInstallPrompt } from "./pwa/install.ts";
import { followWorkerUpdates } from "./pwa/release.ts";
import { router } from "./router.tsx";
import { followMode } from "./theme/mode.ts";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/global.css";
import "./theme/frame.css";

storeCapture();
storeSharedText();
followMode();
storeInstallPrompt();
followWorkerUpdates();
loadLiveAppearance();

const root = createRoot(document.getElementById("root")!);
// In slices, between which the browser answers the person.
startTransition(() => root.render(<RouterProvider router={router()} />));

whenLoaded(() => {
  // The app works without these files, too.
  import("./pwa/start.ts").then(({ startPwa }) => startPwa(), () => {});
  const prefetch = () =>
    import("./routing/prefetch_links.ts").then(({ prefetchLinks }) => prefetchLinks(), () => {});
  // It needs the table of all screens: a first visit loads that once the person does something.
  if (!isFirstVisit) return void prefetch();
  const first = new AbortController();
  const prefetchOnce = () => {
    first.abort();
    prefetch();
  };
  for (const event of ["pointerover", "focusin"]) {
    addEventListener(event, prefetchOnce, { signal: first.signal });
  }
});
