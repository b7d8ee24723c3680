import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isForAdmins, isInApp, isInHelp, isInSettings, type Path, paths } from "../paths.ts";
import { firstQueries } from "./first_queries.ts";
import { outlineOf } from "./outlines.ts";

/** The module of each address's screen; null for a redirect. */
export const screens: Readonly<Record<Path, string | null>> = {
  [paths.auth]: null,
  [paths.combined]: "auth/AuthScreen",
  [paths.login]: "auth/LoginScreen",
  [paths.register]: "auth/RegisterScreen",
  [paths.forgotPassword]: "auth/ForgotScreen",
  [paths.authAction]: "auth/ActionScreen",
  [paths.app]: "generator/GeneratorScreen", // where it leads
  [paths.generator]: "generator/GeneratorScreen",
  [paths.amazonGenerator]: "generator/GeneratorScreen",
  [paths.templates]: "templates/TemplatesScreen",
  [paths.products]: "products/ProductsScreen",
  [paths.discover]: "discover/DiscoverScreen",
  [paths.coupons]: "coupons/CouponsScreen",
  [paths.links]: "links/LinksScreen",
  [paths.offers]: "offers/OffersScreen",
  [paths.sending]: "sending/SendingScreen",
  [paths.automation]: "automation/AutomationScreen",
  [paths.queue]: "queue/QueueScreen",
  [paths.calendar]: "calendar/CalendarScreen",
  [paths.groups]: "groups/GroupsScreen",
  [paths.insights]: "insights/InsightsScreen",
  [paths.assistant]: "assistant/AssistantScreen",
  [paths.amazonSettings]: "settings/ShopScreen",
  [paths.shopeeSettings]: "settings/ShopScreen",
  [paths.mercadoLivreSettings]: "settings/ShopScreen",
  [paths.otherShopsSettings]: "settings/networks/OtherShopsScreen",
  [paths.campaignTexts]: "campaigns/TextsScreen",
  [paths.store]: "store/StoreScreen",
  [paths.storeInApp]: "store/StoreScreen", // where it leads
  [paths.profile]: "profile/ProfileScreen",
  [paths.account]: "profile/AccountScreen",
  [paths.webhooks]: "settings/webhooks/WebhooksScreen",
  [paths.botSettings]: "settings/BotSettingsScreen",
  [paths.subscription]: "subscriptions/BillingScreen",
  [paths.plans]: "subscriptions/BillingScreen",
  [paths.checkout]: "subscriptions/BillingScreen",
  [paths.payment]: "subscriptions/BillingScreen",
  [paths.whatsApp]: "whatsapp/WhatsAppScreen",
  [paths.connectWhatsApp]: "whatsapp/ConnectScreen",
  [paths.help]: "help/HelpScreen",
  [paths.feedback]: "help/feedback/FeedbackScreen",
  [paths.inbox]: "admin/feedbacks/InboxScreen",
  [paths.cards]: "settings/CardScreen",
  [paths.api]: "settings/api/ApiScreen",
  [paths.authorize]: "settings/authorize/AuthorizeScreen",
  [paths.appearance]: "appearance/AppearanceScreen",
  [paths.affiliate]: "affiliate/AffiliateScreen",
  [paths.systemHealth]: "operations/HealthScreen",
  [paths.retention]: "operations/RetentionScreen",
  [paths.adminEmails]: "operations/EmailsScreen",
  [paths.serverStatus]: "operations/ServerScreen",
  [paths.payouts]: "payouts/PayoutsScreen",
  [paths.whatsAppConfig]: "whatsapp_admin/WhatsAppConfigScreen",
  [paths.maintenance]: "admin/maintenance/MaintenanceScreen",
  [paths.maintenanceEn]: "admin/maintenance/MaintenanceScreen", // where it leads
  [paths.users]: "users/UsersScreen",
  [paths.subscribers]: "billing_admin/SubscriptionsAdminScreen",
  [paths.adminPlans]: "billing_admin/PlansAdminScreen",
};

/** Returns the modules that the screen of an address needs: page, layout and screen. */
export function entriesOf(path: Path): readonly string[] {
  const screen = screens[path];
  if (screen === null) return ["index.html"];
  const around = isInApp(path)
    ? [
      "routing/app_routes.ts",
      ...isForAdmins(path) ? ["routing/admin_routes.ts"] : [],
      ...isInHelp(path) ? ["routing/help_routes.ts"] : [],
      ...isInSettings(path) ? ["routing/settings_routes.ts"] : [],
      "layouts/AppLayout.tsx",
    ]
    : ["layouts/AuthLayout.tsx"];
  return ["index.html", ...around, `screens/${screen}.tsx`];
}

/** Vite's manifest: what it built, by the path of the source. */
type Manifest = Readonly<Record<string, Chunk>>;
type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

/** Reads the manifest of the app, or with "public" that of the public pages' script. */
export const readManifest = (name: "manifest" | "public"): Manifest =>
  JSON.parse(readFileSync(new URL(`../dist/.vite/${name}.json`, import.meta.url), "utf8"));

/** Returns the files of the entries and of their static imports; with `every`, also of dynamic ones. */
export function filesOf(
  manifest: Manifest,
  entries: readonly string[],
  every = false,
): readonly string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest: a route was renamed`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    if (name !== "index.html") chunk.css?.forEach((file) => files.add(file)); // the page contains its own
    chunk.imports?.forEach(visit);
    if (every) chunk.dynamicImports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files];
}

/**
 * Emits `routes.json`: each address of the app, so that the server can answer 404 for others, with
 * whether only admins see it, whether it has the app's frame and the outline in it, the files of its
 * screen beyond those of the page, and its first queries, so that the page can request them. Without
 * that each would be requested only after the file that needs it has run.
 */
export function routeList(): Plugin {
  return {
    name: "route-list",
    apply: "build",
    writeBundle({ dir }, bundle) {
      if (!("index.html" in bundle)) return; // the build of the public pages
      const manifest = readManifest("manifest");
      const ofPage = new Set(filesOf(manifest, ["index.html"]));
      const routes = Object.values(paths).map((path) => {
        const files = filesOf(manifest, entriesOf(path)).filter((file) => !ofPage.has(file));
        return [path, {
          files: files.map((file) => `/${file}`),
          queries: firstQueries(path),
          isForAdmins: isForAdmins(path),
          isInApp: isInApp(path),
          outline: outlineOf(path),
        }];
      });
      const text = JSON.stringify(Object.fromEntries(routes), null, 2);
      writeFileSync(join(dir!, "routes.json"), text);
    },
  };
}
