/** What a page of the stand-in answers; text is HTML. */
export type Answer = string | ((request: Request) => Response | Promise<Response>);

export type ReceivedRequest = {
  readonly host: string;
  readonly path: string;
  readonly headers: Headers;
  /** The client's port: the same on the same connection. */
  readonly port: number;
};

/** A stand-in for shops: one server that serves each host the pages it was given. */
export function shopSite() {
  const pages = new Map<string, Answer>();
  const requests: ReceivedRequest[] = [];
  const closing = new AbortController(); // ends pages that never end
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", signal: closing.signal, onListen() {} },
    async (request, { remoteAddr: { port } }) => {
      const { pathname, search } = new URL(request.url);
      const host = request.headers.get("host") ?? "";
      requests.push({ host, path: pathname + search, headers: request.headers, port });
      const answer = pages.get(host + pathname + search) ?? pages.get(host + pathname);
      if (answer === undefined) return html("<title>Página não encontrada</title>", 404);
      return typeof answer === "string" ? html(answer) : await answer(request);
    },
  );
  const origin = `http://127.0.0.1:${server.addr.port}`;

  async function close(): Promise<void> {
    closing.abort();
    await server.finished;
  }

  return {
    origin,
    /** Every request so far, in order of arrival. */
    requests,
    /** Serves `answer` at `path` of `host`, with any query unless `path` names one. */
    serve: (host: string, path: string, answer: Answer) => void pages.set(host + path, answer),
    /** `OUTBOUND_STANDINS` that sends these hosts here. */
    standins: (...hosts: string[]) => hosts.map((host) => `${host}=${origin}`).join(","),
    close,
    [Symbol.asyncDispose]: close,
  };
}

export function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** Leads on to `location`, as written: accents go as bare UTF-8, the way shops send them. */
export const redirect = (location: string, status = 302): Answer => () => {
  const bytes = String.fromCharCode(...new TextEncoder().encode(location));
  return new Response("<p>Redirecionando</p>", { status, headers: { location: bytes } });
};

/** What a shop shows to whom it takes for a robot. */
export const blocked: Answer = () =>
  html("<title>Robot Check</title><p>Digite os caracteres que você vê abaixo.</p>", 503);

/** Takes the request and never answers. */
export const hang: Answer = () => new Promise<Response>(() => {});

/** A page that is sent as fast as it is read, without end or for `bytes`. */
export const endless = (bytes = Infinity): Answer => () => {
  const piece = new TextEncoder().encode("<p>mais um pouco</p>\n".repeat(1_000));
  let left = bytes;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(piece.subarray(0, Math.min(left, piece.length)));
        left -= piece.length;
        if (left <= 0) controller.close();
      },
    }),
    { headers: { "content-type": "text/html" } },
  );
};

/** A page that stops before its end. */
export const stalled: Answer = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("<title>Só o começo")),
    }),
    { headers: { "content-type": "text/html" } },
  );
