import { lazyOnIdle } from "../../browser/lazy.ts";

/** `NameDialog`, loaded while the browser is idle. */
export const NameDialogLater = lazyOnIdle(async () =>
  (await import("./NameDialog.tsx")).NameDialog
);
