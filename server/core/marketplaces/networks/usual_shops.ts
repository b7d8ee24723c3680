import type { Network } from "./network.ts";

/** A shop that sells in Brazil, and the networks in which its programme is usually found. */
export type UsualShop = {
  readonly name: string;
  readonly host: string;
  /** Which of them holds the programme today, only the network says; several may. */
  readonly networks: readonly Network[];
};

/**
 * The date of the list. It was put together from what the networks and affiliates have written, and
 * was not checked shop by shop. Programmes move between networks and close; the list only proposes
 * where to search, and names no programme's id.
 */
export const USUAL_SHOPS_DATE = "2025-06-30";

const inNetworks = (networks: readonly Network[], shops: Readonly<Record<string, string>>) =>
  Object.entries(shops).map(([host, name]): UsualShop => ({ name, host, networks }));

export const usualShops: readonly UsualShop[] = [
  ...inNetworks(["AWIN"], {
    "kabum.com.br": "KaBuM!",
    "dafiti.com.br": "Dafiti",
    "kanui.com.br": "Kanui",
    "carrefour.com.br": "Carrefour",
    "nike.com.br": "Nike",
    "cea.com.br": "C&A",
    "centauro.com.br": "Centauro",
    "havaianas.com.br": "Havaianas",
    "belezanaweb.com.br": "Beleza na Web",
    "petz.com.br": "Petz",
    "mobly.com.br": "Mobly",
    "madeiramadeira.com.br": "MadeiraMadeira",
    "decolar.com": "Decolar",
    "posthaus.com.br": "Posthaus",
    "evino.com.br": "Evino",
    "wine.com.br": "Wine",
    "olympikus.com.br": "Olympikus",
    "mizuno.com.br": "Mizuno",
    "underarmour.com.br": "Under Armour",
    "geekbuying.com": "Geekbuying",
  }),
  ...inNetworks(["AWIN", "RAKUTEN"], {
    "netshoes.com.br": "Netshoes",
    "zattini.com.br": "Zattini",
    "lojasrenner.com.br": "Renner",
    "adidas.com.br": "adidas",
    "natura.com.br": "Natura",
    "boticario.com.br": "O Boticário",
    "fastshop.com.br": "Fast Shop",
    "leroymerlin.com.br": "Leroy Merlin",
    "lenovo.com": "Lenovo",
  }),
  ...inNetworks(["RAKUTEN"], {
    "sephora.com.br": "Sephora",
    "epocacosmeticos.com.br": "Época Cosméticos",
    "dell.com": "Dell",
    "samsung.com": "Samsung",
    "arezzo.com.br": "Arezzo",
  }),
  ...inNetworks(["RAKUTEN", "LOMADEE"], {
    "casasbahia.com.br": "Casas Bahia",
    "pontofrio.com.br": "Ponto",
    "extra.com.br": "Extra",
    "brastemp.com.br": "Brastemp",
    "consul.com.br": "Consul",
    "petlove.com.br": "Petlove",
  }),
  ...inNetworks(["LOMADEE"], {
    "americanas.com.br": "Americanas",
    "submarino.com.br": "Submarino",
    "shoptime.com.br": "Shoptime",
    "electrolux.com.br": "Electrolux",
    "philco.com.br": "Philco",
    "britania.com.br": "Britânia",
    "polishop.com.br": "Polishop",
    "cobasi.com.br": "Cobasi",
    "camicado.com.br": "Camicado",
    "motorola.com.br": "Motorola",
  }),
  ...inNetworks(["AWIN", "CJ"], { "booking.com": "Booking.com" }),
  ...inNetworks(["CJ"], { "hp.com": "HP", "nuuvem.com": "Nuuvem" }),
  ...inNetworks(["ADMITAD"], { "banggood.com": "Banggood", "shein.com": "SHEIN" }),
  ...inNetworks(["IMPACT"], { "udemy.com": "Udemy", "temu.com": "Temu", "canva.com": "Canva" }),
];
