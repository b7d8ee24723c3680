import { garimpo } from "./client.ts";
import type { OffersPageQuery } from "./gql/graphql.ts";
import { CreateOffer, OfferChanges, OffersPage } from "./operations.ts";

const { GARIMPO_URL = "https://garimpo.example", GARIMPO_KEY = "" } = process.env;
const api = garimpo(GARIMPO_URL, GARIMPO_KEY);

// 1. Every offer, page by page.
let after: string | null = null;
let count = 0;
do {
  const page: OffersPageQuery = await api.request(OffersPage, { after });
  if (!page.viewer) throw new Error("Sem chave: defina GARIMPO_KEY.");
  const { edges, pageInfo } = page.viewer.offers;
  for (const { node } of edges) {
    count++;
    console.log(`${node.status}\t${node.price?.formatted ?? "-"}\t${node.title}`);
  }
  after = pageInfo.hasNextPage ? pageInfo.endCursor ?? null : null;
} while (after);
console.log(`${count} ofertas`);

// 2. What changes from now on; 3. an offer of our own, once the subscription stands.
const input = {
  key: `exemplo-${crypto.randomUUID()}`, // a repeated request makes no second offer
  fields: { title: "Fone Bluetooth", shop: "Loja", price: { cents: 19_990 } },
};
let created: string | undefined;

async function create() {
  const { createOffer } = await api.request(CreateOffer, { input });
  if (createOffer.__typename !== "Offer") throw new Error(createOffer.message);
  created = createOffer.id;
  console.log(`criada: ${created}\n${createOffer.text}`);
}

let creation: Promise<void> | undefined;
for await (const { offerChanged } of api.subscribe(OfferChanges, () => creation = create())) {
  await creation;
  if (offerChanged.offerId !== created) continue;
  console.log(`aviso: ${offerChanged.offer?.title} ${offerChanged.offer?.status}`);
  break;
}
process.exit(0); // the stream is still open
