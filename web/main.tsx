import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { keepCapture } from "./capture.ts";
import { followWorker } from "./pwa/follow_worker.ts";
import { keepInstallOffer } from "./pwa/install.ts";
import { router } from "./router.tsx";
import { keepShared } from "./shared_in.ts";
import { followAppearance } from "./theme/live_appearance.ts";
import { followMode } from "./theme/mode.ts";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/global.css";

keepCapture();
keepShared();
followMode();
keepInstallOffer();
followWorker();
followAppearance();

createRoot(document.getElementById("root")!).render(
  <RouterProvider router={router()} />,
);

addEventListener("load", () => {
  // Without these files it is a page like any other, which works as well.
  import("./pwa/start.ts").then(({ startPwa }) => startPwa(), () => {});
}, { once: true });
