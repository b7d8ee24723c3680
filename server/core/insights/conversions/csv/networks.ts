import {
  type Marketplace,
  marketplaceName,
  marketplaces,
} from "../../../marketplaces/marketplace.ts";
import {
  type Network,
  networkDefinitions,
  networks,
} from "../../../marketplaces/networks/network.ts";
import type { DateOrder } from "./date_order.ts";
import { networkReports } from "./network_reports.ts";

/** Where a file of purchases comes from: a marketplace's own programme, or a network. */
export type ReportNetwork = Marketplace | Network;
export const reportNetworks: readonly ReportNetwork[] = [...marketplaces, ...networks];

export const isReportNetwork = (name: string): name is ReportNetwork =>
  reportNetworks.some((network) => network === name);

const isMarketplace = (network: ReportNetwork): network is Marketplace =>
  marketplaces.some((marketplace) => marketplace === network);

/** How a network's report is written; null: a marketplace's. */
export const reportOf = (network: ReportNetwork) =>
  isMarketplace(network) ? null : networkReports[network];

/** The order of the dates in a network's reports; null: not known. Marketplaces write as Brazil does. */
export const usualDateOrder = (network: ReportNetwork): DateOrder | null =>
  isMarketplace(network) ? "DAY_FIRST" : networkReports[network].dateOrder ?? null;

/** The shop of a network's purchases, as far as the network says it. */
export const marketplaceIn = (network: ReportNetwork): Marketplace =>
  isMarketplace(network) ? network : "OTHER";

/** Returns the name that people know it by. */
export const reportNetworkName = (network: ReportNetwork): string =>
  isMarketplace(network)
    ? marketplaceName(network) ?? "Outra loja"
    : networkDefinitions[network].name;
