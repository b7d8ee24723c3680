import { expect, test } from "vitest";
import { builtProduct, isBuilt } from "../../../support/built_pages.ts";

const built = test.skipIf(!isBuilt);

built(
  "a text is found below the list of all, with the site's own address in its examples",
  async () => {
    await using w = await builtProduct({ publicUrl: "https://meu.example" });
    const page = await w.ask("/docs/api");
    const html = await page.text();
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
    expect(html).toContain("<h1>Primeira requisição</h1>");
    expect(html).toContain(`curl https://meu.example/graphql`);
    expect(html).toContain(`<link rel="canonical" href="https://meu.example/docs/api"/>`);
    const errors = await (await w.ask("/docs/api/erros")).text();
    expect(errors).toContain("<code>OFFER_CHANGED_MEANWHILE</code>");
    const webhooks = await (await w.ask("/docs/api/webhooks")).text();
    expect(webhooks).toContain("<code>offer.created</code>");
    const examples = await (await w.ask("/docs/api/exemplos")).text();
    expect(examples).toContain("def verify_webhook(secret: str");
    expect(examples).toContain("https://meu.example");
    for (
      const line of [
        "const config: CodegenConfig", // codegen.ts
        "mutation CreateOffer($input", // src/operations.ts
        "export function garimpo(site", // src/client.ts
        "for await (const { offerChanged }", // src/main.ts
        "n8n-nodes-base.httpRequest",
        "body:graphql:vars",
        "export const verifyWebhook",
      ]
    ) expect(examples).toContain(line);
    expect(examples).not.toMatch(/\{\s*\{\s*examples/);
    expect((await w.ask("/docs/api/nenhuma")).status).toBe(404);
  },
);

built("each type has a page that leads to the types of its fields", async () => {
  await using w = await builtProduct();
  const list = await (await w.ask("/docs/api/referencia")).text();
  expect(list).toContain(`href="/docs/api/referencia/OfferConnection"`);
  const offer = await (await w.ask("/docs/api/referencia/Offer")).text();
  expect(offer).toContain(`<h1 class="`);
  expect(offer).toContain(`href="/docs/api/referencia/Money"`);
  const union = await (await w.ask("/docs/api/referencia/CreateOfferResult")).text();
  expect(union).toContain(`href="/docs/api/referencia/PageNotRead"`);
  expect((await w.ask("/docs/api/referencia/Nothing")).status).toBe(404);
});
