import { generate } from "selfsigned";
import { Agent } from "undici";
import { OutboundRefusal } from "../../../server/core/outbound.ts";
import { follow, type FollowLimits } from "../../../server/http/outbound/follow.ts";
import { pinnedConnect } from "../../../server/http/outbound/pinned_connect.ts";
import { isPublicAddress } from "../../../server/http/outbound/web_address.ts";
import { type Answers, nameServer } from "./name_server.ts";

/** The one address of this machine that these tests call public. */
export const PUBLIC = "127.0.0.2";

const limits: FollowLimits = { redirects: 5, maxBytes: 1_000_000, totalMs: 10_000 };

/** A certificate of every name below `loja.example`, and its authority's. */
export async function shopCertificate() {
  const authority = await generate([{ name: "commonName", value: "Autoridade" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "basicConstraints", cA: true }],
  });
  const { cert, private: key } = await generate([{ name: "commonName", value: "loja.example" }], {
    keyType: "ec",
    algorithm: "sha256",
    ca: { key: authority.private, cert: authority.cert },
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "*.loja.example" }] }],
  });
  return { ca: authority.cert, cert, key };
}

/**
 * Hosts below `loja.example` as they are on the internet: names by a name server, TLS, and beside
 * them, on the same port of this machine, what nobody outside may reach. The client is the guarded
 * one but for `PUBLIC`, and for the ports.
 */
export async function liveHosts(
  names: Readonly<Record<string, Answers>>,
  answer: (request: Request) => Response | Promise<Response>,
  changed: Partial<FollowLimits> = {},
) {
  const resources = new AsyncDisposableStack();
  const server = resources.use(await nameServer(names));
  const { ca, cert, key } = await shopCertificate();
  const requested: string[] = [];
  const reachedInside: string[] = [];
  const closing = new AbortController();
  const serve = (hostname: string, port: number, handler: Deno.ServeHandler) => {
    const running = Deno.serve(
      { hostname, port, cert, key, signal: closing.signal, onListen() {} },
      handler,
    );
    resources.defer(() => running.finished);
    return running.addr.port;
  };
  const port = serve(PUBLIC, 0, (request) => {
    requested.push(request.url.slice("https://".length));
    return answer(request);
  });
  serve("127.0.0.1", port, ({ url }) => {
    reachedInside.push(url);
    return new Response("segredo");
  });
  resources.defer(() => closing.abort());

  const connect = pinnedConnect({
    mayReach: (address) => address === PUBLIC || isPublicAddress(address),
    resolve: server.resolve,
    connectMs: 2_000,
    ca,
  });
  const agent = new Agent({ connect, maxHeaderSize: 64_000 });
  resources.defer(() => agent.destroy());
  const outbound = follow(
    ({ origin, pathname, search }, signal) =>
      agent.request({ origin, path: pathname + search, method: "GET", signal }),
    { ...limits, ...changed },
  );
  return {
    port,
    /** Host and path of what the public hosts were requested, in order. */
    requested,
    /** What was requested on the inside. */
    reachedInside,
    queries: server.queries,
    /** The text at `address`, or why it was refused. */
    async read(address: string): Promise<string> {
      try {
        const { body } = await outbound(new URL(address));
        return await new Response(body).text();
      } catch (error) {
        if (error instanceof OutboundRefusal) return error.reason;
        throw error;
      }
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
