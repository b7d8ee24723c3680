/** Brazil's zones that differ today, the most populous first, with their labels. */
const brazilian: Readonly<Record<string, string>> = {
  "America/Sao_Paulo": "São Paulo, Rio, Brasília",
  "America/Bahia": "Salvador",
  "America/Fortaleza": "Fortaleza",
  "America/Recife": "Recife",
  "America/Belem": "Belém",
  "America/Manaus": "Manaus",
  "America/Cuiaba": "Cuiabá",
  "America/Campo_Grande": "Campo Grande",
  "America/Porto_Velho": "Porto Velho",
  "America/Boa_Vista": "Boa Vista",
  "America/Rio_Branco": "Rio Branco",
  "America/Noronha": "Fernando de Noronha",
};
const cities: Readonly<Record<string, string>> = { "America/Sao_Paulo": "São Paulo" };

export const brazilianZones = Object.entries(brazilian);

/**
 * Returns all other zones that this browser knows, and `current`: IANA's name and a label that begins
 * with the city.
 */
export const otherZones = (current: string): [string, string][] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), current])]
    .filter((zone) => !(zone in brazilian))
    .map((zone): [string, string] => [zone, `${zoneCity(zone)} (${zone})`])
    .sort(([, one], [, other]) => one.localeCompare(other, "pt-BR"));

/** Returns the city of a zone's name: "São Paulo". */
export const zoneCity = (zone: string) =>
  cities[zone] ?? brazilian[zone] ?? (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** Formats `instant` (ms) in a zone, as `datetime-local` fields take it. */
export const localTime = (instant: number, zone: string) =>
  new Date(instant).toLocaleString("sv-SE", { timeZone: zone }).replace(" ", "T").slice(0, 16);

/** Returns the zone of this device. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
