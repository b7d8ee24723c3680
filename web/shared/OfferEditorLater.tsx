import { lazy } from "react";

/** The editor brings the forms along, so no first screen waits for it. */
export const loadOfferEditor = () => import("./OfferEditor.tsx");

export const OfferEditorLater = lazy(async () => ({
  default: (await loadOfferEditor()).OfferEditor,
}));
