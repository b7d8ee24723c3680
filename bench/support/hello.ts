/** The smallest page there is, on raw `Deno.serve`, to measure others by. */
const page = new TextEncoder().encode("<!doctype html><title>Hello</title><p>Hello");
const headers = { "content-type": "text/html; charset=utf-8" };
Deno.serve({
  port: 0,
  onListen: ({ port }) => console.info(`http://localhost:${port}`),
}, () => new Response(page, { headers }));
