import { lazyOnIdle } from "../../ui/later.ts";

/** `NameDialog`, loaded while the browser is idle. */
export const NameDialogLater = lazyOnIdle(async () => (await import("./NameDialog.tsx")).NameDialog);
