import { readFileSync } from "node:fs";
import { parseTextsParams } from "../routing/texts_params.ts";
import { parseHelpParams } from "../routing/help_params.ts";
import { parseInboxParams } from "../routing/inbox_params.ts";
import { parseInsightsParams } from "../routing/insights_params.ts";
import { isInApp, type Path, paths } from "../paths.ts";
import { parsePaymentParams } from "../routing/billing_params.ts";
import * as parsers from "../routing/search_params.ts";

/** The address has no parameters. */
const none = new URLSearchParams();

/** The query of each screen and its variables, as `routes.tsx` preloads it for a bare address. */
const queries: Partial<Record<Path, readonly [name: string, variables?: object]>> = {
  [paths.app]: ["GeneratorContent", { ...parsers.parseGeneratorParams(none), isAmazon: false }],
  [paths.generator]: [
    "GeneratorContent",
    { ...parsers.parseGeneratorParams(none), isAmazon: false },
  ],
  [paths.amazonGenerator]: [
    "GeneratorContent",
    { ...parsers.parseGeneratorParams(none), isAmazon: true },
  ],
  [paths.coupons]: ["CouponsScreen", parsers.parseCouponsParams(none).page],
  [paths.links]: ["LinksScreen", parsers.parseLinksParams(none)],
  [paths.discover]: ["DiscoverScreen"],
  [paths.offers]: ["OffersScreen", parsers.parseOffersParams(none).page],
  [paths.sending]: ["SendingScreen", parsers.parseSendingParams(none)],
  [paths.templates]: ["TemplatesScreen", parsers.parseTemplatesParams(none).page],
  [paths.campaignTexts]: ["TextsScreen", parseTextsParams(none).page],
  [paths.store]: ["StoreScreen"],
  [paths.storeInApp]: ["StoreScreen"],
  [paths.affiliate]: ["AffiliateScreen"],
  [paths.systemHealth]: ["HealthScreen"],
  [paths.retention]: ["RetentionScreen"],
  [paths.adminEmails]: ["EmailsScreen", { status: null, first: 30 }],
  [paths.serverStatus]: ["ServerScreen"],
  [paths.payouts]: ["PayoutsScreen"],
  [paths.profile]: ["ProfileScreen"],
  [paths.products]: ["ProductsScreen", parsers.parseProductsParams(none).page],
  [paths.automation]: ["AutomationScreen"],
  [paths.queue]: ["QueueScreen", parsers.parseQueueParams(none).page],
  [paths.groups]: ["GroupsScreen", parsers.parseGroupsParams(none)],
  [paths.assistant]: ["AssistantScreen", parsers.parseAssistantParams(none)],
  [paths.insights]: ["InsightsScreen", parseInsightsParams(none).page],
  [paths.account]: ["AccountScreen"],
  [paths.subscription]: ["BillingScreen", parsePaymentParams(none)],
  [paths.plans]: ["BillingScreen", parsePaymentParams(none)],
  [paths.checkout]: ["BillingScreen", parsePaymentParams(none)],
  [paths.payment]: ["BillingScreen", parsePaymentParams(none)],
  [paths.amazonSettings]: ["ShopScreen", { hasNetworks: false }],
  [paths.mercadoLivreSettings]: ["ShopScreen", { hasNetworks: false }],
  [paths.shopeeSettings]: ["ShopScreen", { hasNetworks: false }],
  [paths.otherShopsSettings]: ["ShopScreen", { hasNetworks: true }],
  [paths.botSettings]: ["BotSettingsScreen"],
  [paths.whatsApp]: ["WhatsAppScreen"],
  [paths.connectWhatsApp]: ["ConnectScreen"],
  [paths.feedback]: ["FeedbackScreen"],
  [paths.inbox]: ["InboxScreen", parseInboxParams(none).page],
  [paths.help]: ["HelpScreen", parseHelpParams(none).page],
  [paths.cards]: ["CardScreen"],
  [paths.whatsAppConfig]: ["WhatsAppConfigScreen"],
  [paths.appearance]: ["AppearanceScreen"],
  [paths.adminPlans]: ["PlansAdminScreen"],
  [paths.maintenance]: ["MaintenanceScreen"],
  [paths.maintenanceEn]: ["MaintenanceScreen"],
  [paths.users]: ["UsersScreen", parsers.parseUsersParams(none).page],
};

/** Returns the addresses of the queries that a bare address of the app waits for: layout and screen. */
export function firstQueries(path: Path): readonly string[] {
  if (!isInApp(path)) return [];
  const screen = queries[path];
  return [addressOf("AppLayout"), ...screen ? [addressOf(...screen)] : []];
}

type Artifact = {
  readonly params: { readonly id: string };
  readonly operation: {
    readonly argumentDefinitions: readonly {
      readonly name: string;
      readonly defaultValue: unknown;
    }[];
  };
};

/** Returns a query's address as `buildRequest` makes it, with the variables in the order of Relay. */
function addressOf(name: string, variables: object = {}): string {
  const { params: { id }, operation } = artifactOf(`${name}Query`);
  const search = new URLSearchParams({ documentId: id });
  const values = new Map<string, unknown>(Object.entries(variables));
  const given = operation.argumentDefinitions.map(({ name: variable, defaultValue }) => {
    if (!values.has(variable) && defaultValue === null) {
      throw new Error(`${name} lacks ${variable}`);
    }
    return [variable, values.has(variable) ? values.get(variable) : defaultValue] as const;
  });
  if (given.length > 0) search.set("variables", JSON.stringify(Object.fromEntries(given)));
  return `/graphql?${search}`;
}

/** Evaluates a compiled query, whose module imports types from Relay. */
function artifactOf(name: string): Artifact {
  const code = readFileSync(
    new URL(`../__generated__/${name}.graphql.ts`, import.meta.url),
    "utf8",
  );
  const [, value] = /^const node: ConcreteRequest = (.*?);\n\n\(node as any\)/ms.exec(code) ?? [];
  if (value === undefined) throw new Error(`${name} is not a compiled query`);
  return new Function(`return ${value}`)();
}
