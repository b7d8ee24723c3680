import { paths } from "../../../paths.ts";
import { marketplaceList } from "../../../shared/marketplaces.ts";
import { tagRows } from "../../../shared/offers/unpaid/own_tags.ts";
import type { Api } from "../apis.ts";
import type { Shop } from "../shops.tsx";

/** The tags of the shops without a screen of their own. */
const tags = marketplaceList.flatMap(([shop, { settings }]) => {
  const row = tagRows[shop];
  return settings === paths.otherShopsSettings && row?.settings
    ? [{ ...row, settings: row.settings }]
    : [];
});

const list = new Intl.ListFormat("pt-BR");
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const aliExpressApi: Api = {
  shop: "ALIEXPRESS",
  shopName: "AliExpress",
  title: "A API do AliExpress",
  brings:
    "O AliExpress só faz links de afiliado pela API. Com ela, seus links dele pagam você, e " +
    "preço e comissão vêm de lá.",
  needs:
    "É preciso ter um aplicativo aprovado no Portals do AliExpress. Sem ele, cole o seu link " +
    "de afiliado ao editar a oferta.",
  steps: [
    "No painel do AliExpress Open Platform, abra o seu aplicativo.",
    "Copie App Key e App Secret; o Tracking ID está no Portals.",
  ],
  keys: [
    { name: "key", label: "App Key" },
    { name: "secret", label: "App Secret", isSecret: true },
    { name: "trackingId", label: "Tracking ID" },
  ],
};

/** The texts and fields of the shops without a screen of their own. */
export const otherShops: Shop = {
  path: paths.otherShopsSettings,
  title: "Outras lojas",
  note: "Por redes de afiliados ou pelo programa da própria loja, cada link paga você.",
  tagTitle: capitalized(list.format(tags.map(({ words }) => words))),
  guides: tags.map(({ settings }) => settings),
  tags: tags.map(({ name, settings: { label, help } }) => ({ name, label, help })),
  api: aliExpressApi,
  isSecondary: true,
};
