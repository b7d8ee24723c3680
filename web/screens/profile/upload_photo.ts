import { VIEWER_ID } from "relay-runtime";
import { environment } from "../../relay/environment.ts";
import { RequestFailure } from "../../relay/request.ts";

/**
 * Makes a picture the viewer's photo; `onShare` is called with how much of it is sent, 0 to 1.
 * Resolves to the server's refusal, or null. @throws RequestFailure
 */
export function uploadPhoto(
  jpeg: Blob,
  onShare: (share: number) => void,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest(); // `fetch` does not tell how far it is
    request.open("POST", "/api/profile/photo");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
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
