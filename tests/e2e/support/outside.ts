import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

/**
 * Stands in for the internet of a test's browser: requests for pictures get one, others are
 * disconnected. Closed with its scope.
 */
export async function startOutside() {
  const own = await generate([{ name: "commonName", value: "outside" }], { keyType: "ec" });
  const server = createServer({ key: own.private, cert: own.cert }, (request, response) => {
    if (request.headers["sec-fetch-dest"] !== "image") return void request.destroy();
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(PICTURE);
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

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
  <rect width="120" height="120" fill="#eef0f4"/>
  <rect x="24" y="34" width="72" height="46" rx="4" fill="#3b4252"/>
  <rect x="28" y="38" width="64" height="38" rx="2" fill="#88a0c8"/>
  <path d="M12 84h96l-6 8H18z" fill="#5b6478"/></svg>`;
