import { newId } from "../../../server/core/ids.ts";
import type { Network } from "../../../server/core/marketplaces/networks/network.ts";
import type {
  OwnNetworks,
  ProgrammeKind,
  ShopProgramme,
} from "../../../server/core/marketplaces/networks/own_networks.ts";

/** Ids as each network writes them: the person's, and the programme's at loja.example. */
const ids: Readonly<Record<Network, readonly [own: string | null, programme: string | null]>> = {
  AWIN: ["654321", "17729"],
  LOMADEE: ["35792468", null],
  RAKUTEN: ["aB3*cD4-eF5", "44071"],
  CJ: ["7251228", "13579246"],
  ADMITAD: [null, "9a03752bb275478cca00463f97455a"],
  IMPACT: ["1234567", "loja.sjv.io/654321/4321"],
};

/** A programme of loja.example. */
export const programme = (
  network: ProgrammeKind,
  fields: Partial<ShopProgramme> = {},
): ShopProgramme => ({
  id: newId("prg"),
  host: "loja.example",
  network,
  programmeId: network === "OWN" ? null : ids[network][1],
  pattern: null,
  publisherId: null,
  cookieDays: null,
  commissionPercent: null,
  ...fields,
});

/** A person with an id in the network, and loja.example's programme there. */
export const ownNetworks = (network: Network): OwnNetworks => ({
  publisherIds: ids[network][0] === null ? {} : { [network]: ids[network][0] },
  programmes: [programme(network)],
});
