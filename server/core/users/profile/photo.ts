import type { PhotoId } from "../../ids.ts";

/**
 * The port that makes a person's photo of whatever file they chose: a square JPEG, upright, that says
 * nothing of where and with what it was taken. Null where the file is no picture that can be trusted.
 */
export type MakePhoto = (file: Uint8Array) => Promise<Uint8Array | null>;

/** Where a photo is served; a new one has a new address. */
export const photoPath = (id: PhotoId) => `/api/photos/${id}`;
