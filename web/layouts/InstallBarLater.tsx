import { Suspense, useSyncExternalStore } from "react";
import { canInstall, onInstallOffer } from "../pwa/install.ts";
import { later } from "../ui/later.ts";

const InstallBar = later(async () => (await import("./InstallBar.tsx")).InstallBar);

/** The offer to install the app, where the browser makes one and the person has not refused it. */
export const InstallBarLater = () =>
  useSyncExternalStore(onInstallOffer, canInstall) && (
    <Suspense>
      <InstallBar />
    </Suspense>
  );
