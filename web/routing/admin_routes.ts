import { redirect, type RouteObject } from "react-router-dom";
import { type AdminPath, paths } from "../paths.ts";
import { parseInboxParams } from "./inbox_params.ts";
import { preload } from "./loaders.ts";
import { screenNames } from "./screen_names.ts";
import { routesIn, type ScreenTable } from "./screen_table.ts";

/** Every address of the administration; its title is in `screen_names.ts`. */
export const adminTable: ScreenTable<AdminPath> = {
  [paths.systemHealth]: {
    layout: "app",
    query: preload(() => import("../__generated__/HealthScreenQuery.graphql.ts")),
    screen: async () => (await import("../screens/operations/HealthScreen.tsx")).HealthScreen,
  },
  [paths.serverStatus]: {
    layout: "app",
    query: preload(() => import("../__generated__/ServerScreenQuery.graphql.ts")),
    screen: async () => (await import("../screens/operations/ServerScreen.tsx")).ServerScreen,
  },
  [paths.retention]: {
    layout: "app",
    query: preload(() => import("../__generated__/RetentionScreenQuery.graphql.ts")),
    screen: async () => (await import("../screens/operations/RetentionScreen.tsx")).RetentionScreen,
  },
  [paths.adminEmails]: {
    layout: "app",
    query: preload(
      () => import("../__generated__/EmailsScreenQuery.graphql.ts"),
      () => ({ status: null, first: 30 }),
    ),
    screen: async () => (await import("../screens/operations/EmailsScreen.tsx")).EmailsScreen,
  },
  [paths.payouts]: {
    layout: "app",
    query: preload(() => import("../__generated__/PayoutsScreenQuery.graphql.ts")),
    screen: async () => (await import("../screens/payouts/PayoutsScreen.tsx")).PayoutsScreen,
  },
  [paths.whatsAppConfig]: {
    layout: "app",
    query: preload(() => import("../__generated__/WhatsAppConfigScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("../screens/whatsapp_admin/WhatsAppConfigScreen.tsx")).WhatsAppConfigScreen,
  },
  [paths.inbox]: {
    layout: "app",
    query: preload(
      () => import("../__generated__/InboxScreenQuery.graphql.ts"),
      (_parsers, params) => parseInboxParams(params).page,
    ),
    screen: async () => (await import("../screens/admin/feedbacks/InboxScreen.tsx")).InboxScreen,
  },
  [paths.maintenance]: {
    layout: "app",
    query: preload(() => import("../__generated__/MaintenanceScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("../screens/admin/maintenance/MaintenanceScreen.tsx")).MaintenanceScreen,
  },
  [paths.maintenanceEn]: {
    layout: "none",
    redirect: () => redirect(paths.maintenance),
  },
  [paths.appearance]: {
    layout: "app",
    query: preload(() => import("../__generated__/AppearanceScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("../screens/appearance/AppearanceScreen.tsx")).AppearanceScreen,
  },
  [paths.users]: {
    layout: "app",
    query: preload(
      () => import("../__generated__/UsersScreenQuery.graphql.ts"),
      (parsers, params) => parsers.parseUsersParams(params).page,
    ),
    screen: async () => (await import("../screens/users/UsersScreen.tsx")).UsersScreen,
  },
  [paths.subscribers]: {
    layout: "app",
    screen: async () =>
      (await import("../screens/billing_admin/SubscriptionsAdminScreen.tsx"))
        .SubscriptionsAdminScreen,
  },
  [paths.adminPlans]: {
    layout: "app",
    query: preload(() => import("../__generated__/PlansAdminScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("../screens/billing_admin/PlansAdminScreen.tsx")).PlansAdminScreen,
  },
};

/** The routes of the administration: apart, so that nobody else loads the names of their files. */
export const adminRoutes: RouteObject[] = [
  ...routesIn(adminTable, "none", screenNames),
  ...routesIn(adminTable, "app", screenNames),
];
