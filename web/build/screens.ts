import { type Path, paths } from "../paths.ts";

/** The module of each address's screen; null: it only leads on. */
const screens: Readonly<Record<Path, string | null>> = {
  [paths.auth]: null,
  [paths.combined]: "auth/AuthScreen",
  [paths.login]: "auth/LoginScreen",
  [paths.register]: "auth/RegisterScreen",
  [paths.forgotPassword]: "auth/ForgotScreen",
  [paths.authAction]: "auth/ActionScreen",
  [paths.generator]: "generator/GeneratorScreen",
  [paths.amazonGenerator]: "generator/GeneratorScreen",
  [paths.templates]: "templates/TemplatesScreen",
  [paths.products]: "products/ProductsScreen",
  [paths.coupons]: "coupons/CouponsScreen",
  [paths.offers]: "offers/OffersScreen",
  [paths.sending]: "sending/SendingScreen",
  [paths.queue]: "queue/QueueScreen",
  [paths.groups]: "groups/GroupsScreen",
  [paths.amazonSettings]: "settings/ShopScreen",
  [paths.shopeeSettings]: "settings/ShopScreen",
  [paths.mercadoLivreSettings]: "settings/ShopScreen",
  [paths.otherShopsSettings]: "settings/ShopScreen",
  [paths.profile]: "profile/ProfileScreen",
  [paths.account]: "profile/AccountScreen",
  [paths.botSettings]: "settings/BotSettingsScreen",
  [paths.whatsApp]: "whatsapp/WhatsAppScreen",
  [paths.connectWhatsApp]: "whatsapp/ConnectScreen",
  [paths.cards]: "settings/CardScreen",
  [paths.appearance]: "appearance/AppearanceScreen",
  [paths.whatsAppConfig]: "whatsapp_admin/WhatsAppConfigScreen",
  [paths.users]: "users/UsersScreen",
};

/** What must be there before the screen of an address works: page, layout, screen. */
export function entriesOf(path: Path): readonly string[] {
  const screen = screens[path];
  if (screen === null) return ["index.html"];
  const layout = path.startsWith("/app") ? "AppLayout" : "AuthLayout";
  return ["index.html", `layouts/${layout}.tsx`, `screens/${screen}.tsx`];
}
