import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

/**
 * Stands in for the internet of a test's browser: requests for pictures get a coffee maker where the
 * address names one, else a parcel; others are disconnected. Closed with its scope.
 */
export async function startOutside() {
  const own = await generate([{ name: "commonName", value: "outside" }], { keyType: "ec" });
  const coffeeMaker = await Deno.readTextFile("web/public/landing/coffee_maker.svg");
  const server = createServer({ key: own.private, cert: own.cert }, (request, response) => {
    if (request.headers["sec-fetch-dest"] !== "image") return void request.destroy();
    response.writeHead(200, { "content-type": "image/svg+xml" })
      .end(/cafete/i.test(request.url ?? "") ? coffeeMaker : PARCEL);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Chromium's flags that resolve every host but this machine to it. */
    flags: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    ],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const PARCEL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
  <rect width="120" height="120" fill="#eef0f4"/>
  <path d="M60 26 94 42v38L60 96 26 80V42z" fill="#c9a26d"/>
  <path d="M60 58 94 42v38L60 96z" fill="#b08955"/>
  <path d="M26 42 60 26l34 16-34 16z" fill="#dcbb8b"/>
  <path d="m43 34 34 16v12l-8 4V54L35 38z" fill="#f1e3cc"/></svg>`;
