import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { updateOffer } from "../../../server/core/offers/update_offer.ts";
import { disableStore, enableStore } from "../../../server/core/store/disable_store.ts";
import { publishStore, unpublishStore } from "../../../server/core/store/publish_store.ts";
import { updateStore } from "../../../server/core/store/update_store.ts";
import { updateStoreItems } from "../../../server/core/store/update_store_items.ts";
import { updateAffiliateTags } from "../../../server/core/users/profile/affiliate_tags.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { BROWSER, builtProduct, isBuilt } from "../../support/built_pages.ts";
import { until } from "../../support/until.ts";
import { createProduct } from "../../../server/core/catalogue/create_product.ts";

// Skipped without a build (`deno task web`); the gate builds first.
const built = test.skipIf(!isBuilt);

type World = Awaited<ReturnType<typeof builtProduct>>;

/** Ana's published store with two offers: one that was read, and one of Amazon that she typed. */
async function publishedStore(w: World) {
  const ana = await w.member("ana");
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone <b>Aurora", price: "189.90" }));
  const offer = await createOffer(ana.ctx(), { url: "https://loja.example/fone" });
  await updateAffiliateTags(ana.ctx(), { amazonTag: "ana-20" });
  const typed = await createOffer(ana.ctx(), {
    fields: {
      title: "Panela",
      price: { cents: 9_900, currency: "BRL" },
      affiliateUrl: "https://www.amazon.com.br/dp/B0ABCDEFGH?tag=ana-20",
    },
  });
  await w.db.updateTable("offers").set({ marketplace: "AMAZON" }).where("id", "=", typed.id)
    .execute();
  const store = await updateStore(ana.ctx(), {
    slug: "achados-da-ana",
    title: "Achados da Ana",
    about: "Casa e tecnologia",
    primaryColor: "#006655",
    sections: [{ title: "Som e Vídeo" }],
    links: [{ title: "Instagram", url: "https://social.example/ana" }],
    invites: [
      { title: "Grupo 1", url: "https://chat.whatsapp.com/AbCdEf", isFull: true },
      { title: "Grupo 2", url: "https://chat.whatsapp.com/GhIjKl" },
    ],
  });
  const { id: sectionId } = await w.db.selectFrom("store_sections").select("id")
    .executeTakeFirstOrThrow();
  await updateStoreItems(ana.ctx(), { ids: [offer.id], sectionId });
  await publishStore(ana.ctx(), {});
  return { ana, store, offer, typed };
}

const PATH = "/store/achados-da-ana";

const html = async (w: World, path = PATH) => await (await w.ask(path)).text();

/** The page as it is served before any other work; null: it is not kept. */
async function cachedHtml(w: World, path = PATH): Promise<string | null> {
  const kept = await w.app.cachedPage(new Request(`http://localhost${path}`));
  return kept && new TextDecoder().decode(kept.body!);
}

built("a store shows its offers with the price, its age and where it leads", async () => {
  await using w = await builtProduct({ publicUrl: "https://garimpo.example" });
  await publishedStore(w);
  w.advance(2 * 60 * 60 * 1000);
  const page = await w.ask(PATH);
  const text = await page.text();
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
  expect(text).toContain("<title>Achados da Ana · Garimpo</title>");
  expect(text).toContain(`<link rel="canonical" href="https://garimpo.example${PATH}"/>`);
  expect(text).toContain("2 ofertas à venda");
  expect(text).toContain("preço visto há 2 h");
  expect(text).toContain("<b>#publi</b>");
  expect(text).toContain("Fone &lt;b&gt;Aurora");
  expect(text).toContain("--primary:#006655");
  expect(text).not.toContain("noindex");
  // The full group is said to be full and leads nowhere; the docked button leads to the other.
  expect(text).toContain("grupo cheio");
  expect(text).not.toContain("chat.whatsapp.com/AbCdEf");
  expect(text.match(/chat\.whatsapp\.com\/GhIjKl/g)).toHaveLength(3);
  // A click is counted by a short link; Amazon's links stay as they are.
  const { slug } = await w.db.selectFrom("short_links").select("slug")
    .where("purpose", "=", "STORE").executeTakeFirstOrThrow();
  expect(text).toMatch(new RegExp(`href="/${slug}" rel="sponsored nofollow noopener"`));
  expect(text).toContain(`href="https://www.amazon.com.br/dp/B0ABCDEFGH?tag=ana-20"`);
  expect(text).not.toMatch(/ style="| on\w+="/);
});

built("search engines get only prices that we read, and the picture of the store", async () => {
  await using w = await builtProduct({ publicUrl: "https://garimpo.example" });
  await publishedStore(w);
  const text = await html(w);
  const [, data] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text)!;
  expect(JSON.parse(data!)).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{
      item: {
        name: "Fone <b>Aurora",
        offers: { "@type": "Offer", price: "189.90", priceCurrency: "BRL" },
      },
    }],
  });
  expect(JSON.parse(data!).itemListElement).toHaveLength(1);
  const picture = /property="og:image" content="https:\/\/garimpo.example([^"]+)"/.exec(text)![1]!;
  const drawn = await w.ask(picture.replaceAll("&amp;", "&"));
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect((await drawn.bytes()).length).toBeGreaterThan(10_000);
});

built("sections, shops and searches narrow a store; what is none of them leads back", async () => {
  await using w = await builtProduct();
  await publishedStore(w);
  expect(await html(w, `${PATH}?secao=som-e-video`)).toContain("1 oferta à venda");
  const amazon = await html(w, `${PATH}?loja=amazon`);
  expect(amazon).toContain("Panela");
  expect(amazon).not.toContain("Aurora");
  const found = await html(w, `${PATH}?busca=aurora`);
  expect(found).toContain("1 oferta à venda com “aurora”");
  expect(found).toContain(`<meta name="robots" content="noindex"/>`);
  const lost = await w.ask(`${PATH}?secao=nenhuma`);
  expect([lost.status, lost.headers.get("location")]).toEqual([302, PATH]);
});

built("an id and capitals lead to the store's own address for good", async () => {
  await using w = await builtProduct();
  const { store } = await publishedStore(w);
  for (const name of [store.id, "Achados-da-Ana"]) {
    const moved = await w.ask(`/store/${name}?loja=amazon`);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, `${PATH}?loja=amazon`]);
  }
});

built(
  "unpublished is 404, disabled is 410 with nothing of it, and the sitemap has neither",
  async () => {
    await using w = await builtProduct({ publicUrl: "https://garimpo.example" });
    const { ana, store } = await publishedStore(w);
    const rute = await w.admin("rute");
    expect(await html(w, "/sitemap.xml")).toContain(`<loc>https://garimpo.example${PATH}</loc>`);
    await disableStore(rute.ctx(), { id: store.id, reason: "Engana quem compra." });
    const gone = await w.ask(PATH);
    expect(gone.status).toBe(410);
    const text = await gone.text();
    expect(text).not.toContain("Panela");
    expect(text).not.toContain("Engana");
    const isListed = async () =>
      (await html(w, "/sitemap.xml")).includes(`<loc>https://garimpo.example${PATH}</loc>`);
    await until("a sitemap without it", async () => !await isListed());
    expect(
      await w.db.selectFrom("audit_entries").select("event").where("event", "=", "store.disabled")
        .execute(),
    ).toHaveLength(1);
    await enableStore(rute.ctx(), { id: store.id });
    expect((await w.ask(PATH)).status).toBe(200);
    await until("a sitemap with it", isListed);
    await unpublishStore(ana.ctx(), {});
    await until("a sitemap without it", async () => !await isListed());
    expect((await w.ask(PATH)).status).toBe(404);
    expect((await w.ask(`${PATH}/capa.jpg`)).status).toBe(404);
  },
);

built("the links of a disabled store's cards are gone with it", async () => {
  await using w = await builtProduct();
  const { store } = await publishedStore(w);
  const rute = await w.admin("rute");
  const link = `/${/href="\/([a-z2-9]{7})" rel="sponsored/.exec(await html(w))![1]}`;
  const status = async () => (await w.ask(link)).status;
  expect(await status()).toBe(302);
  await disableStore(rute.ctx(), { id: store.id, reason: "Engana quem compra." });
  await until("410", async () => await status() === 410);
  await enableStore(rute.ctx(), { id: store.id });
  await until("302", async () => await status() === 302);
});

built("a store's former addresses lead to the present one, and are nobody else's", async () => {
  await using w = await builtProduct();
  const { ana } = await publishedStore(w);
  expect((await w.ask(PATH)).status).toBe(200);
  for (const slug of ["segunda", "terceira"]) await updateStore(ana.ctx(), { slug });
  for (const path of [PATH, "/store/segunda", "/store/SEGUNDA"]) {
    const moved = await w.ask(`${path}?loja=amazon`);
    expect([path, moved.status, moved.headers.get("location"), moved.headers.get("cache-control")])
      .toEqual([path, 301, "/store/terceira?loja=amazon", "no-cache"]);
  }
  const rui = await w.member("rui");
  const taken = updateStore(rui.ctx(), { slug: "achados-da-ana", title: "Outra" });
  await expect(taken).rejects.toMatchObject({ code: "STORE_SLUG_TAKEN" });
  await updateStore(ana.ctx(), { slug: "achados-da-ana" }); // one's own again
  expect((await w.ask(PATH)).status).toBe(200);
  expect((await w.ask("/store/terceira")).headers.get("location")).toBe(PATH);
  for (let n = 0; n < 25; n++) {
    w.advance(1_000);
    await updateStore(ana.ctx(), { slug: `mais-${n}` });
  }
  expect(await w.count("store_slugs")).toBe(20);
  expect((await w.ask("/store/segunda")).status).toBe(404);
});

built("a page is kept, and never after its price was corrected, by whatever process", async () => {
  await using w = await builtProduct();
  const { ana, offer } = await publishedStore(w);
  const plain = await html(w);
  expect(await cachedHtml(w)).toBe(plain);
  const brotli = await w.ask(PATH, { "accept-encoding": "br" });
  expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(plain);
  const unchanged = await w.ask(PATH, { "if-none-match": brotli.headers.get("etag")! });
  expect(unchanged.status).toBe(304);

  // The very next request sees a change, whichever process committed it.
  await updateOffer(ana.ctx(), {
    id: offer.id,
    version: 1,
    fields: { price: { cents: 17_770, currency: "BRL" } },
  });
  expect(await cachedHtml(w)).toBeNull();
  expect(await html(w)).toContain("R$ 177,70");
  expect(await cachedHtml(w)).toContain("R$ 177,70");
});

built(
  "a page that was being rendered while its price was corrected is not served afterwards",
  async () => {
    await using w = await builtProduct();
    const { ana, offer } = await publishedStore(w);
    for (let cents = 10_000; cents < 10_020; cents++) {
      const { version } = await w.db.selectFrom("offers").select("version")
        .where("id", "=", offer.id).executeTakeFirstOrThrow();
      const early = html(w); // begins before the correction, and may end after it
      await updateOffer(ana.ctx(), {
        id: offer.id,
        version,
        fields: { price: { cents, currency: "BRL" } },
      });
      const words = `R$ 100,${`${cents - 10_000}`.padStart(2, "0")}`;
      expect(await html(w)).toContain(words);
      await early;
      expect(await html(w)).toContain(words);
    }
  },
);

built("a change of one store leaves the pages of the others where they are", async () => {
  await using w = await builtProduct();
  await publishedStore(w);
  const bia = await w.member("bia");
  await updateStore(bia.ctx(), { slug: "loja-da-bia", title: "Loja da Bia" });
  await publishStore(bia.ctx(), {});
  await html(w);
  expect(await html(w, "/store/loja-da-bia")).toContain(`content="noindex"`);
  await updateStore(bia.ctx(), { title: "Outra" });
  expect(await cachedHtml(w)).toContain("Achados da Ana");
  expect(await cachedHtml(w, "/store/loja-da-bia")).toBeNull();
});

built("no text of a store's person becomes markup on its page", async () => {
  await using w = await builtProduct();
  const ana = await w.member("ana");
  const hostile = `"><img src=x onerror=hacked()></script>`;
  w.shops.serve("loja.example", "/x", productPage({ name: "Fone", price: "10.00" }));
  const offer = await createOffer(ana.ctx(), { url: "https://loja.example/x" });
  await updateOffer(ana.ctx(), {
    id: offer.id,
    version: 1,
    fields: { title: `${hostile}</title><svg onload=hacked()>`, shop: hostile, couponCode: "<b>A" },
  });
  await updateStore(ana.ctx(), {
    slug: "hostil",
    title: hostile,
    about: `${hostile}</style>`,
    sections: [{ title: `<svg onload=h()>` }],
    links: [{ title: hostile, url: `https://x.example/?a="><img/src=x>` }],
    invites: [{ title: hostile, url: "https://t.me/abcdef" }],
  });
  await publishStore(ana.ctx(), {});
  for (
    const path of [
      "/store/hostil",
      `/store/hostil?busca=${encodeURIComponent(hostile)}`,
      "/store/hostil/denunciar",
    ]
  ) {
    const text = await html(w, path);
    expect([path, text.match(/<img src="?x|<svg onload|<b>A|<script>hacked|<\/style>[^<]/g)])
      .toEqual([path, null]);
    expect(text.match(/<\/script>/g)?.length).toBe(path.endsWith("denunciar") ? 2 : 3);
  }
});

built(
  "a stranger reports a store, a few times an hour, and admins see it until it is settled",
  async () => {
    await using w = await builtProduct();
    const { store } = await publishedStore(w);
    const rute = await w.admin("rute");
    expect(await html(w, `${PATH}/denunciar`)).toContain("Denunciar “Achados da Ana”");
    const report = (fields: Record<string, string>) =>
      Promise.resolve(w.app.fetch(
        new Request(`http://localhost${PATH}/denunciar`, {
          method: "POST",
          headers: { "user-agent": BROWSER },
          body: new URLSearchParams(fields),
        }),
        "203.0.113.9",
      ));
    expect((await report({ motivo: "NADA", detalhes: "" })).status).toBe(400);
    expect((await report({ motivo: "OTHER", detalhes: " " })).status).toBe(400);
    const sent = await report({ motivo: "FRAUD", detalhes: "Leva a <b>um golpe</b>." });
    expect([sent.status, await sent.text()]).toEqual([
      200,
      expect.stringContaining("Denúncia recebida"),
    ]);
    const open = async () =>
      (await w.request(
        rute,
        `{ storeReports(isOpen: true) { edges { node {
      reason details store { id title }
    } } } }`,
      )).data.storeReports.edges.map(({ node }: { node: object }) => node);
    expect(await open()).toEqual([{
      reason: "FRAUD",
      details: "Leva a <b>um golpe</b>.",
      store: { id: store.id, title: "Achados da Ana" },
    }]);
    const statuses = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await report({ motivo: "COPY", detalhes: "" })).status,
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    await w.request(
      rute,
      `mutation ($id: ID!) { resolveStoreReports(input: { id: $id }) { __typename } }`,
      {
        id: store.id,
      },
    );
    expect(await open()).toEqual([]);
  },
);

built("its person sees a store before it is published, in a frame of ours alone", async () => {
  await using w = await builtProduct();
  const ana = await w.member("ana");
  await updateStore(ana.ctx(), { slug: "minha-loja", title: "Minha loja" });
  const page = await w.ask("/store/previa", { authorization: `Bearer ${ana.token}` });
  expect([page.status, page.headers.get("x-frame-options"), page.headers.get("cache-control")])
    .toEqual([200, "SAMEORIGIN", "no-store"]);
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(await page.text()).toContain("Minha loja");
  expect((await w.ask("/store/previa")).status).toBe(404);
  const picture = await w.ask("/store/minha-loja/capa.jpg", {
    authorization: `Bearer ${ana.token}`,
  });
  expect(picture.status).toBe(200);
  expect(picture.headers.get("cache-control")).toBe("private, no-store");
});

built("a price that the catalogue read again changes the page", async () => {
  await using w = await builtProduct();
  const { ana, offer } = await publishedStore(w);
  const product = await createProduct(ana.ctx(), { offerId: offer.id });
  expect(await html(w)).toContain("R$ 189,90");
  await w.db.updateTable("products").where("id", "=", product.id)
    .set({ availability: "OUT_OF_STOCK" }).execute();
  const ctx = ana.ctx();
  await w.db.transaction().execute((db) =>
    ctx.record({ ...ctx, db }, [{
      name: "products.changed",
      userId: ana.id,
      productIds: [product.id],
    }])
  );
  expect(await html(w)).toContain("Já acabaram");
  expect(await html(w)).toContain("Esgotado");
});
