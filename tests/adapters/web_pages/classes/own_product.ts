import { item, ld, meta, NAME, offer, page, type PageCase, product } from "./page_case.ts";

const other = (more: object = {}) =>
  product(offer("39.90"), { name: "Meia Aurora Curta", ...more });
const nothing = { title: null, price: null } as const;
const own = { title: NAME, price: 14990 } as const;
const at = (path: string) => `https://www.lojaaurora.com.br${path}`;

/** A lone product in a page's data: the page's own, or another that it only mentions. */
export const ownProduct: readonly PageCase[] = [
  {
    name: "a related item on a page about another product",
    html: page({ head: ld(other()) }),
    says: { price: null },
  },
  {
    name: "a related item that shares words with the heading",
    html: page({ head: ld(product(offer("39.90"), { name: "Meia Aurora Azul" })) }),
    says: { price: null },
  },
  {
    name: "a missing page with status 200",
    html: page({
      title: "Página não encontrada",
      heading: "Ops! Página não encontrada",
      head: ld(other()),
    }),
    says: nothing,
  },
  {
    name: "a missing page, in English, with a suggestion by microdata",
    html: page({
      title: "404 Not Found",
      heading: "404",
      body: item('<meta itemprop="price" content="39.90">', "Meia Aurora Curta"),
    }),
    says: nothing,
  },
  {
    name: "a missing page without a heading",
    html: page({ title: "Erro 404", heading: null, head: ld(other()) }),
    says: nothing,
  },
  {
    name: "a book whose name sounds like a missing page",
    url: at("/nao-existe-mais-dia"),
    html: page({
      title: "Não existe mais dia",
      heading: "Não existe mais dia",
      head: ld(product(offer("39.90"), { "@type": "Book", name: "Não existe mais dia" })),
    }),
    says: { title: "Não existe mais dia", price: 3990 },
  },
  {
    name: "a product that is gone, with status 200",
    html: page({
      title: "Ops!",
      heading: "Produto não encontrado",
      head: ld(product(offer("149.90"))),
    }),
    says: nothing,
  },
  {
    name: "a search with one result",
    url: at("/busca?q=tenis+aurora+azul"),
    html: page({
      title: `Busca: ${NAME}`,
      heading: "Resultado da busca",
      head: ld(product(offer("149.90"))),
    }),
    says: nothing,
  },
  {
    name: "WooCommerce's search with one result",
    url: at("/?s=tenis+aurora+azul&post_type=product"),
    html: page({
      title: `Resultados da pesquisa por “${NAME}”`,
      heading: `Resultados da pesquisa: “${NAME}”`,
      head: ld(product(offer("149.90"))),
    }),
    says: nothing,
  },
  {
    name: "Magento's search with one result",
    url: at("/catalogsearch/result/?q=tenis"),
    html: page({
      title: "Resultados da busca por: 'tenis'",
      heading: "Resultados da busca por: 'tenis'",
      head: ld(product(offer("149.90"))),
    }),
    says: nothing,
  },
  {
    name: "a category with one product",
    url: at("/calcados/tenis"),
    html: page({ title: "Tênis", heading: "Tênis", head: ld(product(offer("149.90"))) }),
    says: nothing,
  },
  {
    name: "a home page with one highlight",
    url: at("/"),
    html: page({ title: "Tudo para correr", heading: null, head: ld(product(offer("149.90"))) }),
    says: nothing,
  },
  {
    name: "a blog's article with a link to a shop elsewhere",
    url: "https://blog.corrida.com.br/melhores-tenis",
    html: page({
      title: `Testamos: ${NAME} vale a pena?`,
      heading: `Testamos: ${NAME} vale a pena?`,
      head: meta("og:type", "article") +
        ld(product(offer("149.90", { url: "https://www.lojaaurora.com.br/tenis-aurora-azul" }))),
    }),
    says: nothing,
  },
  {
    name: "an article about the product without a link",
    url: "https://www.corrida.com.br/2026/tenis-aurora-azul-vale-a-pena",
    html: page({
      title: `${NAME} vale a pena?`,
      heading: `${NAME} vale a pena?`,
      head: ld({ "@type": "NewsArticle", headline: `${NAME} vale a pena?` }) +
        ld(product(offer("149.90"))),
    }),
    says: nothing,
  },
  {
    name: "an offer on another host, under the page's own heading",
    html: page({
      head: ld(product(offer("149.90", { url: "https://outraloja.com.br/tenis-aurora-azul" }))),
    }),
    says: { price: null },
  },
  {
    name: "a product whose address is another page's",
    html: page({ head: ld(other({ url: at("/meia-aurora-curta") })) }),
    says: { price: null },
  },
  {
    name: "the heading's product",
    html: page({ head: ld(product(offer("149.90"))) }),
    says: own,
  },
  {
    name: "a heading with more words",
    html: page({
      title: `Comprar ${NAME} - Melhor preço`,
      heading: `${NAME} Masculino Corrida`,
      head: ld(product(offer("149.90"))),
    }),
    says: { price: 14990 },
  },
  {
    name: "a heading with fewer words",
    html: page({
      title: "Tênis Aurora",
      heading: "Tênis Aurora",
      head: ld(product(offer("149.90"))),
    }),
    says: { price: 14990 },
  },
  {
    name: "no heading, and an address that says its name",
    html: page({ title: null, heading: null, head: ld(product(offer("149.90"))) }),
    says: own,
  },
  {
    name: "figures and units written together",
    url: at("/p/9912"),
    html: page({
      title: "SSD Aurora 1TB NVMe",
      heading: "SSD Aurora 1TB NVMe",
      head: ld(product(offer("149.90"), { name: "SSD Aurora 1 TB NVMe" })),
    }),
    says: { price: 14990 },
  },
  {
    name: "the canonical address, though the heading is a slogan",
    url: at("/p?idsku=77"),
    html: page({
      title: "Leve conforto para a corrida",
      heading: "Leve conforto para a corrida",
      head: `<link rel="canonical" href="${at("/tenis-aurora-azul")}">` +
        ld(product(offer("149.90"), { url: at("/tenis-aurora-azul") })),
    }),
    says: { price: 14990 },
  },
  {
    name: "the requested id, though the page has no heading",
    url: at("/produto/TEN-4471"),
    html: page({
      title: null,
      heading: null,
      head: ld(product(offer("149.90"), { sku: "TEN4471" })),
    }),
    says: own,
  },
  {
    name: "VTEX: an address on the platform's own host",
    html: page({
      head: ld(
        product(offer("149.90"), {
          "@id": "https://aurora.vtexcommercestable.com.br/tenis-aurora-azul/p",
        }),
      ),
    }),
    says: own,
  },
  ...["Entrar", "Acesse sua conta", "Login", "Meu carrinho", "Identificação"].map((title) => ({
    name: `a way in or out: ${title}`,
    html: page({
      title,
      heading: title,
      head: meta("og:type", "product") + meta("og:title", title),
    }),
    says: nothing,
  })),
  {
    name: "a product's page with a sign-in of its own heading",
    html: page({
      head: ld(product(offer("149.90"))),
      body: '<div class="modal"><h1>Acesse sua conta</h1></div>',
    }),
    says: own,
  },
];
