/** Redirects from a map, on raw `Deno.serve`, to measure ours by. */
const links = new Map(
  Array.from({ length: 1_000_000 }, (_, n) => [`/link${n}`, `https://loja.example/produto/${n}`]),
);
Deno.serve({
  port: 0,
  onListen: ({ port }) => console.info(`http://localhost:${port}`),
}, ({ url }) => {
  const location = links.get(url.slice(url.indexOf("/", "https://".length)));
  return location === undefined
    ? new Response(null, { status: 404 })
    : new Response(null, { status: 302, headers: { location } });
});
