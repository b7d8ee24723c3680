import { RequestFailure } from "../../relay/request.ts";

/** Makes a picture the logo of the person's cards. Resolves to a refusal, or null. @throws RequestFailure */
export async function uploadLogo(file: Blob): Promise<string | null> {
  const answer = await fetch("/api/cards/logo", { method: "POST", body: file }).catch(() => {
    throw new RequestFailure("offline");
  });
  if (answer.ok) return null;
  const requestId = answer.headers.get("x-request-id");
  if (answer.status === 401) throw new RequestFailure("signedOut", requestId);
  const { message } = await answer.json().catch(() => ({}));
  if (answer.status < 500 && message) return message;
  throw new RequestFailure("server", requestId);
}
