import { redirect } from "react-router-dom";
import {
  type AdminPath,
  type AuthPath,
  type HelpPath,
  type Path,
  paths,
  type SettingsPath,
} from "./paths.ts";
import { preload } from "./routing/loaders.ts";
import type { ScreenTable } from "./routing/screen_table.ts";

const generatorScreens = () => import("./screens/generator/GeneratorScreen.tsx");
const generatorContentQuery = (isAmazon: boolean) =>
  preload(
    () => import("./__generated__/GeneratorContentQuery.graphql.ts"),
    (parsers, params) => ({ ...parsers.parseGeneratorParams(params), isAmazon }),
  );
/** The screens of plans and payment share code and query, too. */
const billingScreens = () => import("./screens/subscriptions/BillingScreen.tsx");
const billingScreenQuery = () =>
  preload(
    () => import("./__generated__/BillingScreenQuery.graphql.ts"),
    (_parsers, params) => ({ id: params.get("checkout") }),
  );

/** Every address of the app behind the sign-in but those with a table of their own; its title is in `routing/screen_names.ts`. */
export const routes: ScreenTable<Exclude<Path, AuthPath | AdminPath | HelpPath | SettingsPath>> = {
  [paths.app]: { layout: "none", redirect: ({ request }) => redirect(generatorFor(request)) },
  [paths.coupons]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/CouponsScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseCouponsParams(params).page,
    ),
    screen: async () => (await import("./screens/coupons/CouponsScreen.tsx")).CouponsScreen,
  },
  [paths.discover]: {
    layout: "app",
    query: preload(() => import("./__generated__/DiscoverScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/discover/DiscoverScreen.tsx")).DiscoverScreen,
  },
  [paths.offers]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/OffersScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseOffersParams(params).page,
    ),
    screen: async () => (await import("./screens/offers/OffersScreen.tsx")).OffersScreen,
  },
  [paths.sending]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/SendingScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseSendingParams(params),
    ),
    screen: async () => (await import("./screens/sending/SendingScreen.tsx")).SendingScreen,
  },
  [paths.generator]: {
    layout: "app",
    query: generatorContentQuery(false),
    screen: async () => (await generatorScreens()).GeneratorScreen,
  },
  [paths.amazonGenerator]: {
    layout: "app",
    query: generatorContentQuery(true),
    screen: async () => (await generatorScreens()).AmazonGeneratorScreen,
  },
  [paths.templates]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/TemplatesScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseTemplatesParams(params).page,
    ),
    screen: async () => (await import("./screens/templates/TemplatesScreen.tsx")).TemplatesScreen,
  },
  [paths.campaignTexts]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/TextsScreenQuery.graphql.ts"),
      async (_parsers, params) =>
        (await import("./routing/texts_params.ts")).parseTextsParams(params).page,
    ),
    screen: async () => (await import("./screens/campaigns/TextsScreen.tsx")).TextsScreen,
  },
  [paths.store]: {
    layout: "app",
    query: preload(() => import("./__generated__/StoreScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/store/StoreScreen.tsx")).StoreScreen,
  },
  [paths.storeInApp]: {
    layout: "none",
    redirect: ({ request }) => redirect(paths.store + new URL(request.url).search),
  },
  [paths.profile]: {
    layout: "app",
    query: preload(() => import("./__generated__/ProfileScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/profile/ProfileScreen.tsx")).ProfileScreen,
  },
  [paths.products]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/ProductsScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseProductsParams(params).page,
    ),
    screen: async () => (await import("./screens/products/ProductsScreen.tsx")).ProductsScreen,
  },
  [paths.links]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/LinksScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseLinksParams(params),
    ),
    screen: async () => (await import("./screens/links/LinksScreen.tsx")).LinksScreen,
  },
  [paths.automation]: {
    layout: "app",
    query: preload(() => import("./__generated__/AutomationScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("./screens/automation/AutomationScreen.tsx")).AutomationScreen,
  },
  [paths.queue]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/QueueScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseQueueParams(params).page,
    ),
    screen: async () => (await import("./screens/queue/QueueScreen.tsx")).QueueScreen,
  },
  [paths.calendar]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/CalendarScreenQuery.graphql.ts"),
      async (_parsers, params) =>
        (await import("./routing/calendar_params.ts")).parseCalendarParams(params).page,
    ),
    screen: async () => (await import("./screens/calendar/CalendarScreen.tsx")).CalendarScreen,
  },
  [paths.groups]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/GroupsScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseGroupsParams(params),
    ),
    screen: async () => (await import("./screens/groups/GroupsScreen.tsx")).GroupsScreen,
  },
  [paths.assistant]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/AssistantScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseAssistantParams(params),
    ),
    screen: async () => (await import("./screens/assistant/AssistantScreen.tsx")).AssistantScreen,
  },
  [paths.insights]: {
    layout: "app",
    query: preload(
      () => import("./__generated__/InsightsScreenQuery.graphql.ts"),
      async (_parsers, params) =>
        (await import("./routing/insights_params.ts")).parseInsightsParams(params).page,
    ),
    screen: async () => (await import("./screens/insights/InsightsScreen.tsx")).InsightsScreen,
  },
  [paths.botSettings]: {
    layout: "app",
    query: preload(() => import("./__generated__/BotSettingsScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("./screens/settings/BotSettingsScreen.tsx")).BotSettingsScreen,
  },
  [paths.whatsApp]: {
    layout: "app",
    query: preload(() => import("./__generated__/WhatsAppScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/whatsapp/WhatsAppScreen.tsx")).WhatsAppScreen,
  },
  [paths.connectWhatsApp]: {
    layout: "app",
    query: preload(() => import("./__generated__/ConnectScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/whatsapp/ConnectScreen.tsx")).ConnectScreen,
  },
  [paths.cards]: {
    layout: "app",
    query: preload(() => import("./__generated__/CardScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/settings/CardScreen.tsx")).CardScreen,
  },
  [paths.affiliate]: {
    layout: "app",
    query: preload(() => import("./__generated__/AffiliateScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/affiliate/AffiliateScreen.tsx")).AffiliateScreen,
  },
  [paths.subscription]: {
    layout: "app",
    query: billingScreenQuery(),
    screen: async () => (await billingScreens()).SubscriptionScreen,
  },
  [paths.plans]: {
    layout: "app",
    query: billingScreenQuery(),
    screen: async () => (await billingScreens()).PlansScreen,
  },
  [paths.checkout]: {
    layout: "app",
    query: billingScreenQuery(),
    screen: async () => (await billingScreens()).CheckoutScreen,
  },
  [paths.payment]: {
    layout: "app",
    query: billingScreenQuery(),
    screen: async () => (await billingScreens()).PaymentScreen,
  },
};

/** Returns the generator's address with the search parameters of `/app`. */
const generatorFor = ({ url }: Request) => paths.generator + new URL(url).search;
