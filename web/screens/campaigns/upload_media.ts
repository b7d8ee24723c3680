import { RequestFailure } from "../../relay/request.ts";
import type { TextMedia } from "./text_values.ts";

/** Megabytes of a video or a document; the server refuses more. */
export const MOST_MEGABYTES = 24;

/** Uploads a video or a document; resolves to it, or to the error message. @throws RequestFailure */
export async function uploadMedia(
  file: File,
): Promise<TextMedia | { readonly message: string }> {
  if (file.size > MOST_MEGABYTES * 1_000_000) {
    return { message: `O arquivo é grande demais. Escolha um de até ${MOST_MEGABYTES} MB.` };
  }
  const path = `/api/media?${new URLSearchParams({ name: file.name })}`;
  const response = await fetch(path, { method: "POST", body: file }).catch(() => {
    throw new RequestFailure("offline");
  });
  const body = await response.json().catch(() => null);
  if (response.ok && body) {
    const { mediaUrl: url, ...more } = body;
    return { url, ...more };
  }
  const requestId = response.headers.get("x-request-id");
  if (response.status === 401) throw new RequestFailure("signedOut", requestId);
  if (response.status < 500 && body?.message) return { message: body.message };
  throw new RequestFailure("server", requestId);
}
