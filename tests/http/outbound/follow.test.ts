import { expect, test } from "vitest";
import { unwrappings } from "../../../server/core/marketplaces/links/wrapped_link.ts";
import { guardedClient } from "../../support/sites/guarded_client.ts";
import { redirect } from "../../support/sites/shop_site.ts";

const product = "https://loja.example/produto";
const click = `https://www.awin1.com/cread.php?awinaffid=98765&ued=${encodeURIComponent(product)}`;

test("a redirect to an affiliate's click is followed at its target, without the click", async () => {
  await using shop = guardedClient();
  shop.serve("/curto", redirect(click));
  shop.serve("/produto", "Cafeteira");
  const { hops, body } = await shop.outbound(
    new URL("https://loja.example/curto"),
    undefined,
    unwrappings,
  );
  expect(await new Response(body).text()).toBe("Cafeteira");
  expect(hops.map(String)).toEqual(["https://loja.example/curto", click, product]);
  expect(shop.requests.map(({ path }) => path)).toEqual(["/curto", "/produto"]);
});

test("a wall that redirects to the page it guards is returned as the response", async () => {
  await using shop = guardedClient();
  const wall = `https://loja.example/wall?go=${encodeURIComponent(product)}`;
  shop.serve("/produto", redirect(wall));
  shop.serve("/wall", "Para continuar, acesse sua conta");
  const unwrap = (url: URL) =>
    url.pathname === "/wall" ? [url, new URL(url.searchParams.get("go")!)] : [url];
  const { url, body } = await shop.outbound(new URL(product), undefined, unwrap);
  expect(await new Response(body).text()).toBe("Para continuar, acesse sua conta");
  expect(url.href).toBe(wall);
});
