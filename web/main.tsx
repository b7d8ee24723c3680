import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { storeCapture } from "./capture.ts";
import { followWorkerUpdates } from "./pwa/follow_worker.ts";
import { storeInstallPrompt } from "./pwa/install.ts";
import { router } from "./router.tsx";
import { storeSharedText } from "./shared_in.ts";
import { loadLiveAppearance } from "./theme/live_appearance.ts";
import { followMode } from "./theme/mode.ts";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/global.css";

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
  // Without these files it is a page like any other, which works as well.
  import("./pwa/start.ts").then(({ startPwa }) => startPwa(), () => {});
}, { once: true });
