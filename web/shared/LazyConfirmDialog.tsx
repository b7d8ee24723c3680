import { type ComponentProps, Suspense } from "react";
import { lazyOnIdle } from "../browser/lazy.ts";

const ConfirmDialog = lazyOnIdle(async () =>
  (await import("../ui/overlays/Dialog.tsx")).ConfirmDialog
);

/** A confirm dialog whose code is loaded while the browser is idle. */
export const LazyConfirmDialog = (props: ComponentProps<typeof ConfirmDialog>) => (
  <Suspense>
    <ConfirmDialog {...props} />
  </Suspense>
);
