import type { RouteObject } from "react-router-dom";
import { paths, type SettingsPath } from "../paths.ts";
import { preload } from "./loaders.ts";
import { screenNames } from "./screen_names.ts";
import { routesIn, type ScreenTable } from "./screen_table.ts";

/** The shops' screens share code and query. */
const shopScreens = () => import("../screens/settings/ShopScreen.tsx");
const shopScreenQuery = (hasNetworks: boolean) =>
  preload(() => import("../__generated__/ShopScreenQuery.graphql.ts"), () => ({ hasNetworks }));

/** Every address of the settings but those of sending; its title is in `screen_names.ts`. */
export const settingsTable: ScreenTable<SettingsPath> = {
  [paths.amazonSettings]: {
    layout: "app",
    query: shopScreenQuery(false),
    screen: async () => (await shopScreens()).AmazonScreen,
  },
  [paths.account]: {
    layout: "app",
    query: preload(() => import("../__generated__/AccountScreenQuery.graphql.ts")),
    screen: async () => (await import("../screens/profile/AccountScreen.tsx")).AccountScreen,
  },
  [paths.api]: {
    layout: "app",
    screen: async () => (await import("../screens/settings/api/ApiScreen.tsx")).ApiScreen,
  },
  [paths.authorize]: {
    layout: "app",
    screen: async () =>
      (await import("../screens/settings/authorize/AuthorizeScreen.tsx")).AuthorizeScreen,
  },
  [paths.mercadoLivreSettings]: {
    layout: "app",
    query: shopScreenQuery(false),
    screen: async () => (await shopScreens()).MercadoLivreScreen,
  },
  [paths.shopeeSettings]: {
    layout: "app",
    query: shopScreenQuery(false),
    screen: async () => (await shopScreens()).ShopeeScreen,
  },
  [paths.otherShopsSettings]: {
    layout: "app",
    query: shopScreenQuery(true),
    screen: async () =>
      (await import("../screens/settings/networks/OtherShopsScreen.tsx")).OtherShopsScreen,
  },
  [paths.webhooks]: {
    layout: "app",
    screen: async () =>
      (await import("../screens/settings/webhooks/WebhooksScreen.tsx")).WebhooksScreen,
  },
};

/** The routes of the settings: apart, so that other screens do not load the names of their files. */
export const settingsRoutes: RouteObject[] = routesIn(settingsTable, "app", screenNames);
