import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { legal } from "../../../../web/public/legal.ts";
import { productPage } from "../../../support/sites/product_page.ts";
import type { shopSite } from "../../../support/sites/shop_site.ts";
import type { telegramStandin } from "../../../support/telegram/standin.ts";
import type { WhatsAppStandin } from "../../../support/whatsapp/standin.ts";
import { acceptDocuments } from "../account.ts";
import { connectBot, pairNumber } from "../messengers.ts";
import type { Person } from "../people.ts";
import type { Product } from "../product.ts";
import { letAsk } from "../rules.ts";
import { fillCalendar } from "./fill_calendar.ts";
import { fillIntegrations } from "./fill_integrations.ts";
import { fillResults } from "./fill_results.ts";
import { REFUSING } from "./scenes.ts";

const AMAZON = "www.amazon.com.br";
const AURORA = "www.emporio-aurora.com.br";
const NUMBER = "5511987650001";

/** What the person sells; each shop's page shows it. */
const SOLD = [
  ["Cafeteira elétrica Aurora 12 xícaras, jarra de vidro", AMAZON, "/dp/B0CAFETE01", "189.90"],
  ["Fone de ouvido sem fio com cancelamento de ruído", AMAZON, "/dp/B0FONESEM1", "249.00"],
  [
    "Air fryer digital 5,5 L com cesto antiaderente e timer de 60 minutos",
    AMAZON,
    "/dp/B0AIRFRY55",
    "359.90",
  ],
  ["Jogo de panelas de cerâmica, 6 peças", AMAZON, "/dp/B0PANELAS6", "412.50"],
  ["Café torrado Aurora 500 g", AURORA, "/cafe-torrado", "39.90"],
  ["Garrafa térmica de aço 1 L", AURORA, "/garrafa-termica", "87.90"],
] as const;

const COUPONS = [
  `couponCode: "NATAL10", marketplace: AMAZON, percentOff: 10, minPurchase: { cents: 9900 }`,
  `couponCode: "CASANOVA", marketplace: MERCADO_LIVRE, amountOff: { cents: 3000 }, minPurchase: { cents: 19900 }`,
  `couponCode: "SHOPEE15", marketplace: SHOPEE, percentOff: 15, maxDiscount: { cents: 4000 }, sharedBy: "Grupo da Lu"`,
  `couponCode: "AURORA5", marketplace: OTHER, shop: "Empório Aurora", percentOff: 5`,
];

/** What the first of them cost, so many days ago, in cents. */
const EARLIER_PRICES = [[41, 22990], [33, 22990], [26, 23990], [19, 21990], [11, 20990], [
  4,
  21990,
]] as const;

const TEMPLATES = [
  `name: "Shopee da Rafa", marketplace: SHOPEE, isActive: true`,
  `name: "Natal da Rafa", isActive: true,
    season: { name: "Natal", firstDay: "12-01", lastDay: "12-24" }`,
  `name: "Texto de antes", isActive: false`,
];

const GROUPS = ["Achados da Rafa", "Mães que economizam", "Ofertas Tech BR"];
const NUMBER_GROUPS = ["Promos do dia", "Cupons da Rafa"];

type Outside = {
  readonly product: Product;
  readonly shops: ReturnType<typeof shopSite>;
  readonly telegram: Awaited<ReturnType<typeof telegramStandin>>;
  readonly whatsApp: WhatsAppStandin;
};

/**
 * Fills an account as a few weeks of work would: tags, products with a price history, offers,
 * coupons, groups of both messengers, and messages that were sent, wait, and are in doubt.
 */
export async function fillAccount(person: Person, outside: Outside) {
  const { product, shops, telegram, whatsApp } = outside;

  /** Asks the product, and fails on anything but a result. */
  async function ask(query: string, variables: object = {}) {
    const answer = await person.ask(query, variables);
    const results = Object.values(answer.data ?? {}) as { __typename?: string }[];
    if (answer.errors || results.some((result) => result?.__typename === "Refusal")) {
      throw new Error(`${query}\n${JSON.stringify(answer)}`);
    }
    return answer.data;
  }

  const photo = await sharp({
    create: { width: 600, height: 600, channels: 3, background: "#88a0c8" },
  }).png().toBuffer();
  const asPng = { headers: { "content-type": "image/png" } };
  for (const [name, host, path, price] of SOLD) {
    shops.serve(host, `${path}.jpg`, () => new Response(new Uint8Array(photo), asPng));
    const image = `https://${host}${path}.jpg`;
    shops.serve(host, path, productPage({ name, price, image }));
  }
  const check = await readFile("tests/support/pages/amazon_robot.html", "utf8");
  shops.serve("www.amazon.com.br", new URL(REFUSING).pathname, check);
  await ask(acceptDocuments, { terms: legal.terms.version, privacy: legal.privacy.version });
  await ask(`mutation { updateAffiliateTags(input: {
    amazonTag: "rafa-20", mercadoLivreWord: "rafaofertas", mercadoLivreTool: "12345678"
  }) { __typename } }`);
  await ask(
    `mutation { updateMessageSettings(input: { hasShortLinks: true, signature: "Achados da Rafa" }) { __typename } }`,
  );

  for (const fields of COUPONS) {
    await ask(`mutation { createCoupon(input: { fields: { ${fields} } }) { __typename } }`);
  }
  for (const fields of TEMPLATES) {
    await ask(`mutation { createTemplate(input: { ${fields},
      variants: [{ body: "*{titulo}*\\nPor *{preco}*\\n{link}", weight: 1 }] }) { __typename } }`);
  }
  const productIds: string[] = [];
  for (const [, host, path] of SOLD) {
    const made = await ask(
      `mutation ($url: String!) { createProduct(input: { url: $url, tags: ["cozinha"] }) {
        __typename ... on Product { id } } }`,
      { url: `https://${host}${path}` },
    );
    productIds.push(made.createProduct.id);
  }
  await addPriceHistory(product, person.id, productIds[0]!);

  const offerIds: string[] = [];
  for (const [, host, path] of SOLD) {
    const made = await ask(
      `mutation ($url: String!) { createOffer(input: { url: $url }) {
        __typename ... on Offer { id } } }`,
      { url: `https://${host}${path}` },
    );
    offerIds.push(made.createOffer.id);
  }

  const { groupIds } = await connectBot(telegram, person, GROUPS);
  for (const title of NUMBER_GROUPS) {
    whatsApp.groups.join(NUMBER, whatsApp.groups.make(title, 212), "ADMIN");
  }
  await pairNumber(whatsApp, person, NUMBER);

  await addShortLinks(product, person.id, ask);
  await addStore(product, person.id, offerIds, groupIds[0]!, ask);
  const [template] = await product.rows<{ id: string }>(
    "select id from templates where user_id = $1 limit 1",
    [person.id],
  );
  await fillCalendar(ask, { offerIds, groupIds });
  await fillResults(product, person.id, groupIds, template!.id);
  const authorization = await fillIntegrations(product, person.id, ask);
  const rule = await ask(`mutation { useStarterRule(input: { key: "LOWEST_PRICE" }) {
    __typename ... on Rule { id } } }`);
  const ruleId: string = rule.useStarterRule.id;
  await ask(
    "mutation ($id: ID!) { updateRule(input: { id: $id, version: 1, isEnabled: true }) { __typename } }",
    {
      id: ruleId,
    },
  );
  await ask(`mutation { useStarterRule(input: { key: "COUPON_PROVEN" }) { __typename } }`);
  for (const title of ["Fritadeira elétrica 4 L", "Liquidificador 1,5 L"]) {
    await letAsk(product, person, { title, ruleId, groupIds });
  }

  const send = (offerId: string, groupIds: readonly string[], more = "") =>
    ask(
      `mutation ($offerId: ID!, $groupIds: [ID!]!) { sendOffer(input: {
        offerId: $offerId, groupIds: $groupIds, isUnpaidConfirmed: true ${more}
      }) { __typename } }`,
      { offerId, groupIds },
    );
  const settled = async (offerId: string) => {
    const [row] = await product.rows<{ waiting: string }>(
      "select count(*) as waiting from dispatches where offer_id = $1 and settled_at is null",
      [offerId],
    );
    return row?.waiting === "0";
  };
  const [paid, , uncertain, scheduled] = offerIds as [string, string, string, string];
  await send(paid, groupIds);
  while (!await settled(paid)) await new Promise((done) => setTimeout(done, 200));
  telegram.faults.next("DROP_AFTER");
  await send(uncertain, groupIds.slice(0, 1));
  const later = new Date(Date.now() + 26 * 60 * 60 * 1000).toISOString().slice(0, 16);
  await send(scheduled, groupIds, `, localTime: "${later}", timeZone: "America/Sao_Paulo"`);

  return {
    /** An offer that pays, sent to the groups. */
    paid,
    /** An offer of a shop without an affiliate programme. */
    unpaid: offerIds[4]!,
    /** A product whose price was seen often. */
    watched: productIds[0]!,
    /** A product that was seen once. */
    seenOnce: productIds[5]!,
    /** The request of an app that wants to act for the person. */
    authorization,
  };
}

export type FilledAccount = Awaited<ReturnType<typeof fillAccount>>;

/** Adds sightings of the last weeks: the price of today is the lowest. */
async function addPriceHistory({ rows }: Product, userId: string, productId: string) {
  for (const [n, [daysAgo, cents]] of EARLIER_PRICES.entries()) {
    await rows(
      `insert into price_sightings
        (read_id, user_id, marketplace, host, product_id, price_cents, currency, seen_at)
        select p.id || '-' || $3::int, user_id, marketplace, host, product_id, $4::int, currency,
          now() - $5::int * interval '1 day'
        from products p where user_id = $1 and id = $2`,
      [userId, productId, n, cents, daysAgo],
    );
  }
  await rows(
    "update products set dropped_from_cents = 21990, dropped_at = now() where user_id = $1 and id = $2",
    [userId, productId],
  );
}

type Ask = (query: string, variables?: object) => Promise<unknown>;

/** Publishes a store with sections, links, an invitation and offers at the top; somebody reported it. */
async function addStore(
  { rows }: Product,
  userId: string,
  offerIds: readonly string[],
  groupId: string,
  ask: Ask,
) {
  await ask(
    `mutation ($offerIds: [ID!], $groupId: ID!) { updateStore(input: {
      slug: "achados-da-rafa", title: "Achados da Rafa", pinnedOfferIds: $offerIds,
      about: "Casa e tecnologia, preço conferido",
      sections: [{ title: "Casa" }, { title: "Tecnologia" }],
      links: [{ title: "Instagram", url: "https://instagram.com/achadosdarafa" }],
      invites: [{ title: "Achados da Rafa", groupId: $groupId, url: "https://t.me/achadosdarafa" }]
    }) { __typename } }`,
    { offerIds: offerIds.slice(0, 2), groupId },
  );
  await ask("mutation { publishStore { __typename } }");
  await rows(
    `insert into store_reports (id, store_id, reason, details, created_at)
      select 'rep_' || right(id, 26), id, 'WRONG_PRICE', 'O preço no site é outro.', now()
      from stores where user_id = $1`,
    [userId],
  );
}

/** Adds short links: of one target, of several, that ended, and to the group with room. */
async function addShortLinks({ rows }: Product, userId: string, ask: Ask) {
  const create = (fields: string) =>
    ask(`mutation { createShortLink(input: { ${fields} }) { __typename } }`);
  await rows(
    `update groups set invite_url = 'https://chat.whatsapp.com/' || right(id, 22),
        invite_read_at = now(), members = case when title = 'Promos do dia' then 1024 else 212 end
      where user_id = $1 and title in ('Promos do dia', 'Cupons da Rafa')`,
    [userId],
  );
  const groups = await rows<{ id: string }>(
    "select id from groups where user_id = $1 and invite_url is not null order by members desc",
    [userId],
  );
  const targets = groups.map(({ id }) => `{ groupId: "${id}" }`).join(", ");
  await create(`title: "Entre no grupo", slug: "grupo-da-rafa", targets: [${targets}]`);
  await create(`targets: [
    { url: "https://loja.example/celular", devices: [MOBILE] },
    { url: "https://loja.example/fone", weight: 3 }, { url: "https://outra.example/fone" }
  ]`);
  await create(
    `title: "Natal do ano passado", slug: "natal-antigo", targetUrl: "https://loja.example/natal",
      startsAt: "2025-12-01T00:00", expiresAt: "2025-12-25T00:00", password: "natal25"`,
  );
  await create(
    `title: "Só para amigas", slug: "so-para-amigas", targetUrl: "https://loja.example/amigas",
      password: "amigas25"`,
  );
  await create(
    `title: "Achados da semana com frete grátis para todo o Brasil na minha vitrine",
      slug: "achados", targetUrl: "https://s.shopee.com.br/rafa"`,
  );
  await rows(
    "update short_links set click_count = 1284, bot_count = 93 where user_id = $1 and slug = 'achados'",
    [userId],
  );
}
