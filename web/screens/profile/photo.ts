import { graphql } from "react-relay";
import { VIEWER_ID } from "relay-runtime";
import type { photoRemoveMutation } from "../../__generated__/photoRemoveMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { environment } from "../../relay/environment.ts";
import { RequestFailure } from "../../relay/request.ts";

const SIDE = 1024; // px; no place shows more
const QUALITY = 0.9;

/** A picture to upload, and a data URL to show it. */
export type SquarePicture = { readonly jpeg: Blob; readonly preview: string };

/** Cuts the middle square out of a picture, scaled down; null if the browser cannot read it. */
export async function squarePicture(file: Blob): Promise<SquarePicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const edge = Math.min(bitmap.width, bitmap.height);
  const side = Math.min(edge, SIDE);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff"; // behind transparent parts
  context.fillRect(0, 0, side, side);
  const [left, top] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2];
  context.drawImage(bitmap, left, top, edge, edge, 0, 0, side, side);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY)
  );
  return jpeg && { jpeg, preview: canvas.toDataURL("image/jpeg", QUALITY) };
}

/**
 * Uploads the person's photo; `onProgress` is called with the share that is sent, 0 to 1. Resolves to
 * the error message, or null. @throws RequestFailure
 */
export function uploadPhoto(
  jpeg: Blob,
  onProgress: (share: number) => void,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest(); // `fetch` reports no progress
    request.open("POST", "/api/profile/photo");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new RequestFailure("offline"));
    request.onload = () => {
      const { status, response } = request;
      const requestId = request.getResponseHeader("x-request-id");
      if (status === 200) {
        environment.commitUpdate((store) =>
          store.get(VIEWER_ID)?.setValue(response.photoUrl, "photoUrl")
        );
        resolve(null);
      } else if (status === 401) reject(new RequestFailure("signedOut", requestId));
      else if (status < 500 && response?.message) resolve(response.message);
      else reject(new RequestFailure("server", requestId));
    };
    request.send(jpeg);
  });
}

/** Removes the person's photo; resolves to the error message, or null. */
export async function removePhoto(): Promise<string | null> {
  const { removePhoto } = await commit<photoRemoveMutation>(
    graphql`
      mutation photoRemoveMutation {
        removePhoto {
          ... on Viewer {
            photoUrl
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return removePhoto.message ?? null;
}
