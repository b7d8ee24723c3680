import { later } from "../../ui/later.ts";

/** The send sheet brings dialogs and forms along, so no first screen waits for it. */
export const SendSheetLater = later(async () => (await import("./SendSheet.tsx")).SendSheet);
