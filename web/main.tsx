import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
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

createRoot(document.getElementById("root")!).render(
  <RouterProvider router={router()} />,
);

addEventListener("load", () => {
  // The app works without these files, too.
  import("./pwa/start.ts").then(({ startPwa }) => startPwa(), () => {});
  import("./routing/prefetch_links.ts").then(({ prefetchLinks }) => prefetchLinks(), () => {});
}, { once: true });
