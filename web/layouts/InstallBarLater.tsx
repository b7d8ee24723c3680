import { Suspense, useSyncExternalStore } from "react";
import { canInstall, onInstallChange } from "../pwa/install.ts";
import { lazyOnIdle } from "../browser/lazy.ts";

const InstallBar = lazyOnIdle(async () => (await import("./InstallBar.tsx")).InstallBar);

/** The offer to install the app, where the browser makes one and the person has not refused it. */
export const InstallBarLater = () =>
  useSyncExternalStore(onInstallChange, canInstall) && (
    <Suspense>
      <InstallBar />
    </Suspense>
  );
