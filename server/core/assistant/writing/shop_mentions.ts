import { definitions } from "../../marketplaces/marketplace.ts";
import { fold } from "../../search.ts";

/** Shops that people compare with, beside those that we read. */
const others =
  "mercadolivre,ml,meli,magalu,magazine luiza,magazine,americanas,submarino,shoptime,casas bahia,ponto frio,pontofrio,carrefour,kabum,terabyte,pichau,shein,temu,netshoes,centauro,dafiti,zattini,riachuelo,renner,c&a,havan,leroy,madeira madeira,madeiramadeira,fast shop,fastshop,casa e video,lojas cem,polishop,epoca cosmeticos,droga raia,drogasil,decathlon,ebay,walmart,aliexpress,ali express,alibaba,shopee,amazon,olx,enjoei,farfetch,tricae,buscape,pelando,promobit,samsung store,apple store"
    .split(",");

const names: readonly string[] = [
  ...new Set([...Object.values(definitions).map(({ name }) => fold(name ?? "")), ...others]),
].filter(Boolean).sort((one, other) => other.length - one.length);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const pattern = new RegExp(`(?<![a-z])(?:${names.map(escaped).join("|")})(?![a-z])`, "g");

/** Returns the first shop in a folded text that is not the offer's own; null: there is none. */
export function shopIn(folded: string, own: string | null): string | null {
  const ownName = own === null ? "" : fold(own);
  for (const [name] of folded.matchAll(pattern)) {
    if (!(ownName !== "" && (ownName.includes(name) || name.includes(ownName)))) return name;
  }
  return null;
}
