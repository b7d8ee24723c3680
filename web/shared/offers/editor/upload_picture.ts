import { RequestFailure } from "../../../relay/request.ts";

/** Uploads a picture; resolves to its address, or to the error message. @throws RequestFailure */
export async function uploadPicture(
  file: Blob,
): Promise<{ imageUrl: string } | { message: string }> {
  const response = await fetch("/api/offers/pictures", { method: "POST", body: file })
    .catch(() => {
      throw new RequestFailure("offline");
    });
  const body = await response.json().catch(() => null);
  if (response.ok && body) return body;
  const requestId = response.headers.get("x-request-id");
  if (response.status === 401) throw new RequestFailure("signedOut", requestId);
  if (response.status < 500 && body?.message) return { message: body.message };
  throw new RequestFailure("server", requestId);
}
