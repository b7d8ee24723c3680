import type { PhotoId, UserId } from "../../ids.ts";

/** Reads an uploaded file: called when it is that person's turn, so that few are in memory at once. */
export type ReadFile = () => Promise<Uint8Array>;

/**
 * The port that makes a person's photo of an uploaded file: a square JPEG, upright, without the
 * file's metadata. Null where the file is no picture that can be decoded safely.
 */
export type MakePhoto = (userId: UserId, file: ReadFile) => Promise<Uint8Array | null>;

/** Where a photo is served; a new one has a new address. */
export const photoPath = (id: PhotoId) => `/api/photos/${id}`;
