import type { BrowserContext } from "@playwright/test";

/** A person at a provider; the emulator accepts the claims unsigned. */
type Claims = { readonly sub: string; readonly email: string; readonly name: string };

/**
 * Google's side of the pop-up: the script that the SDK takes from Google, and the page in the window
 * that it opens. `outcome`: who signs in there; null: they close the window.
 */
export async function routePopup(
  context: BrowserContext,
  emulator: string,
  outcome: () => Claims | null,
) {
  await context.route(
    (url) => url.hostname === "apis.google.com",
    (route) => route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );
  await context.route(`${emulator}/emulator/auth/handler**`, (route) => {
    const params = new URL(route.request().url()).searchParams;
    const claims = outcome();
    const response = new URLSearchParams({
      providerId: params.get("providerId")!,
      id_token: JSON.stringify(claims),
    });
    const event = {
      type: params.get("authType"),
      eventId: params.get("eventId"),
      urlResponse: `http://localhost?${response}`,
      sessionId: "any",
      postBody: null,
      tenantId: null,
      error: null,
    };
    const script = claims ? `opener.postMessage(${JSON.stringify({ popup: event })}, "*");` : "";
    const body = `<!doctype html><title>Entrar</title><script>${script} close();</script>`;
    return route.fulfill({ contentType: "text/html", body });
  });
}

/** Google's frame library as the SDK uses it: a hidden frame passes on the window's messages. */
const SCRIPT = `
  const frame = {
    ping: () => Promise.resolve(),
    restyle: () => {},
    send: () => {}, // checks whether the frame has storage; continues without a response
    register: (_, listener) => addEventListener("message", ({ data }) => {
      if (data?.popup) listener({ type: "authEvent", authEvent: data.popup });
    }),
  };
  globalThis.gapi = {
    load: (_, { callback }) => callback(),
    iframes: {
      Iframe: function () {},
      CROSS_ORIGIN_IFRAMES_FILTER: 1,
      getContext: () => ({ open: (_, opened) => opened(frame) }),
    },
  };
  globalThis[new URL(document.currentScript.src).searchParams.get("onload")]();
`;
