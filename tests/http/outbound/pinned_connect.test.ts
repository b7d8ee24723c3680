import { generate } from "selfsigned";
import { Agent, request } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { pinnedConnect, type Resolve } from "../../../server/http/outbound/pinned_connect.ts";
import { isPublicAddress } from "../../../server/http/outbound/web_address.ts";

/** A server on this machine that responds with `text`; `connections()` counts its connections. */
function serverThatSays(
  text: string,
  where: Partial<Deno.ServeTcpOptions & Deno.TlsCertifiedKeyPem> = {},
) {
  let connections = 0;
  const options = { port: 0, hostname: "127.0.0.1", onListen() {}, ...where };
  const server = Deno.serve(options, () => {
    connections++;
    return new Response(text, { headers: { connection: "close" } });
  });
  onTestFinished(() => server.shutdown());
  return { port: server.addr.port, connections: () => connections };
}

/** Requests `address` through pinned sockets. @returns the text, or the message of the error. */
function fetcher(
  options: { mayReach: (address: string) => boolean; resolve: Resolve; ca?: string },
) {
  const dispatcher = new Agent({ connect: pinnedConnect({ connectMs: 5_000, ...options }) });
  onTestFinished(() => dispatcher.destroy());
  return (address: string) =>
    request(address, { dispatcher }).then(
      ({ body }) => body.text(),
      (error: Error & { code?: string }) => error.code ?? error.message,
    );
}

const only = (allowed: string) => (address: string) => address === allowed;
const always = (...addresses: string[]): Resolve => () => Promise.resolve(addresses);

test("no server on this machine is reachable, by address or by name", async () => {
  const secret = serverThatSays("segredo");
  const fetchText = fetcher({ mayReach: isPublicAddress, resolve: always("127.0.0.1") });
  expect(await fetchText(`http://127.0.0.1:${secret.port}/`)).toMatch("ADDRESS_REFUSED");
  expect(await fetchText(`http://[::ffff:127.0.0.1]:${secret.port}/`)).toMatch("ADDRESS_REFUSED");
  expect(await fetchText(`http://loja.example:${secret.port}/`)).toMatch("ADDRESS_REFUSED");
  expect(secret.connections()).toBe(0);
});

test("a name that resolves otherwise after the check is still connected where it was checked", async () => {
  const shop = serverThatSays("loja");
  const secret = serverThatSays("segredo", { hostname: "127.0.0.2", port: shop.port });
  const answers = ["127.0.0.1", "127.0.0.2", "127.0.0.2"];
  const resolve = () => Promise.resolve([answers.shift() ?? "nowhere"]);
  const fetchText = fetcher({ mayReach: only("127.0.0.1"), resolve });

  expect(await fetchText(`http://loja.example:${shop.port}/`)).toBe("loja");
  expect(answers).toHaveLength(2); // one lookup
  expect(await fetchText(`http://loja.example:${shop.port}/`)).toMatch("ADDRESS_REFUSED");
  expect([shop.connections(), secret.connections()]).toEqual([1, 0]);
});

test("an allowed address is not connected when the name also has a forbidden one", async () => {
  const shop = serverThatSays("loja");
  const fetchText = fetcher({
    mayReach: only("127.0.0.1"),
    resolve: always("127.0.0.1", "127.0.0.2"),
  });
  expect(await fetchText(`http://loja.example:${shop.port}/`)).toMatch("ADDRESS_REFUSED");
  expect(shop.connections()).toBe(0);
});

test("the next address is connected when the first does not respond", async () => {
  const shop = serverThatSays("loja", { hostname: "127.0.0.2" });
  const fetchText = fetcher({ mayReach: () => true, resolve: always("127.0.0.1", "127.0.0.2") });
  expect(await fetchText(`http://loja.example:${shop.port}/`)).toBe("loja");
});

test("TLS is verified for the name, although the address is pinned", async () => {
  const authority = await certificate("loja.example");
  const shop = serverThatSays("loja", { cert: authority.cert, key: authority.private });
  const here = { mayReach: only("127.0.0.1"), resolve: always("127.0.0.1") };

  const fetchText = fetcher({ ...here, ca: authority.cert });
  expect(await fetchText(`https://loja.example:${shop.port}/`)).toBe("loja");
  expect(await fetchText(`https://outra.example:${shop.port}/`)).toBe(
    "ERR_TLS_CERT_ALTNAME_INVALID",
  );
  expect(await fetchText(`https://127.0.0.1:${shop.port}/`)).toBe("ERR_TLS_CERT_ALTNAME_INVALID");

  const trusting = fetcher(here);
  expect(await trusting(`https://loja.example:${shop.port}/`)).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
  expect(shop.connections()).toBe(1);
});

function certificate(name: string) {
  return generate([{ name: "commonName", value: name }], {
    keyType: "ec",
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: name }] },
    ],
  });
}
