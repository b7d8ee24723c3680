import { paths } from "../paths.ts";

/** The settings, by the names that the drawer has for them. */
export const settings = [
  { path: paths.botSettings, name: "Envio e ritmo" },
  { path: paths.whatsApp, name: "WhatsApp" },
  { path: paths.cards, name: "Arte" },
  { path: paths.amazonSettings, name: "Amazon" },
  { path: paths.shopeeSettings, name: "Shopee" },
  { path: paths.mercadoLivreSettings, name: "Mercado Livre" },
  { path: paths.otherShopsSettings, name: "Outras lojas" },
] as const;
