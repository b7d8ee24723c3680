import { lazyOnIdle } from "../browser/lazy.ts";

/** The editor brings the forms along, so no first screen waits for it. */
export const OfferEditorLater = lazyOnIdle(async () =>
  (await import("./OfferEditor.tsx")).OfferEditor
);
