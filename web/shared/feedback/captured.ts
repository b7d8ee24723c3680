import { useSyncExternalStore } from "react";

/** A picture to send, and a data URL to show it. */
export type Picture = { readonly jpeg: Blob; readonly preview: string };

/** A screen that the person came from to write about it. */
export type Capture = { readonly page: string | null; readonly picture: Picture | null };

let capture: Capture | null = null;

const listeners = new Set<() => void>();

/** Keeps a screen for the form, in memory only; null: none. */
export function keepCapture(one: Capture | null): void {
  capture = one;
  for (const listener of listeners) listener();
}

/** Returns the screen that the person wants to write about, as it changes; null: none. */
export const useCapture = (): Capture | null => useSyncExternalStore(onCapture, () => capture);

function onCapture(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Pixels of the longer side of a picture. */
export const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;

/** Draws a chosen file anew, without its metadata; null if the browser cannot read it. */
export async function readPicture(file: Blob): Promise<Picture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff"; // behind transparent parts
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return await pictureOf(canvas);
}

/** Returns what a canvas shows; null if the browser cannot encode it. */
export async function pictureOf(canvas: HTMLCanvasElement): Promise<Picture | null> {
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY)
  );
  return jpeg && { jpeg, preview: canvas.toDataURL("image/jpeg", QUALITY) };
}
