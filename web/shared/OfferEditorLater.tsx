import { later } from "../ui/later.ts";

/** The editor brings the forms along, so no first screen waits for it. */
export const OfferEditorLater = later(async () => (await import("./OfferEditor.tsx")).OfferEditor);
