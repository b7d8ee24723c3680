import { later } from "../../ui/later.ts";

/** `NameDialog`, loaded while the browser is idle. */
export const NameDialogLater = later(async () => (await import("./NameDialog.tsx")).NameDialog);
