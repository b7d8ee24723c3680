import { productPage } from "../../tests/support/sites/product_page.ts";

/** What a product of the benches takes the shop's address to be. */
export const SHOP_HOST = "paginas.example";

/** As much of a page around its product as shops send. */
const filler = '<div class="card"><a href="/outro"><span>Outro produto</span></a></div>\n'.repeat(
  1_500,
);

/** Returns the page of a product, as long as those of shops. */
export const longPage = (name: string): string =>
  productPage({ name, price: "129.90" }).replace("</html>", `${filler}</html>`);

/** A shop on this machine with a product at every path; it goes with its scope. */
export function benchShop() {
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    ({ url }) =>
      new Response(longPage(`Produto ${new URL(url).pathname}`), {
        headers: { "content-type": "text/html; charset=utf-8" },
      }),
  );
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
