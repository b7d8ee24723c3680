import { lazyOnIdle } from "../../browser/lazy.ts";

/** The send sheet brings dialogs and forms along, so no first screen waits for it. */
export const SendSheetLater = lazyOnIdle(async () => (await import("./SendSheet.tsx")).SendSheet);
