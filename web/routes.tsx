import type { ComponentType } from "react";
import { type LoaderFunction, redirect } from "react-router-dom";
import { initialise } from "./identity/initialise.ts";
import { type Path, paths } from "./paths.ts";
import {
  parseCouponsParams,
  parseGeneratorParams,
  parseGroupsParams,
  parseOffersParams,
  parseProductsParams,
  parseQueueParams,
  parseSendingParams,
  parseTemplatesParams,
  parseUsersParams,
} from "./routing/search_params.ts";
import { preload } from "./routing/loaders.ts";

/** What stands at an address. A file of its own, that is loaded when somebody goes there. */
type Screen = {
  readonly layout: "auth" | "app";
  readonly title: string;
  /** What it asks the server: on its way together with its code. */
  readonly query?: LoaderFunction;
  readonly screen: () => Promise<ComponentType>;
};

/** An address that only leads to another one. */
type Junction = { readonly layout: "none"; readonly leadsOn: LoaderFunction };

/** Every address of the app and of signing in, in SPEC.md's order. */
export const routes: Readonly<Record<Path, Screen | Junction>> = {
  [paths.auth]: { layout: "none", leadsOn: toTheirPlace },
  [paths.combined]: {
    layout: "auth",
    title: "Entrar ou criar conta",
    screen: async () => (await import("./screens/auth/AuthScreen.tsx")).AuthScreen,
  },
  [paths.login]: {
    layout: "auth",
    title: "Entrar",
    screen: async () => (await import("./screens/auth/LoginScreen.tsx")).LoginScreen,
  },
  [paths.register]: {
    layout: "auth",
    title: "Criar conta",
    screen: async () => (await import("./screens/auth/RegisterScreen.tsx")).RegisterScreen,
  },
  [paths.forgotPassword]: {
    layout: "auth",
    title: "Senha esquecida",
    screen: async () => (await import("./screens/auth/ForgotScreen.tsx")).ForgotScreen,
  },
  [paths.authAction]: {
    layout: "auth",
    title: "Confirmar",
    screen: async () => (await import("./screens/auth/ActionScreen.tsx")).ActionScreen,
  },
  [paths.coupons]: {
    layout: "app",
    title: "Cupons",
    query: preload(
      () => import("./__generated__/CouponsScreenQuery.graphql.ts"),
      (params) => parseCouponsParams(params).page,
    ),
    screen: async () => (await import("./screens/coupons/CouponsScreen.tsx")).CouponsScreen,
  },
  [paths.offers]: {
    layout: "app",
    title: "Ofertas",
    query: preload(
      () => import("./__generated__/OffersScreenQuery.graphql.ts"),
      (params) => parseOffersParams(params).page,
    ),
    screen: async () => (await import("./screens/offers/OffersScreen.tsx")).OffersScreen,
  },
  [paths.sending]: {
    layout: "app",
    title: "Envio",
    query: preload(
      () => import("./__generated__/SendingGroundQuery.graphql.ts"),
      parseSendingParams,
    ),
    screen: async () => (await import("./screens/sending/SendingScreen.tsx")).SendingScreen,
  },
  [paths.generator]: {
    layout: "app",
    title: "Gerador",
    query: preload(
      () => import("./__generated__/GeneratorContentQuery.graphql.ts"),
      (params) => ({ ...parseGeneratorParams(params), isAmazon: false }),
    ),
    screen: async () => (await import("./screens/generator/GeneratorScreen.tsx")).GeneratorScreen,
  },
  [paths.amazonGenerator]: {
    layout: "app",
    title: "Gerador Amazon",
    query: preload(
      () => import("./__generated__/GeneratorContentQuery.graphql.ts"),
      (params) => ({ ...parseGeneratorParams(params), isAmazon: true }),
    ),
    screen: async () =>
      (await import("./screens/generator/GeneratorScreen.tsx")).AmazonGeneratorScreen,
  },
  [paths.templates]: {
    layout: "app",
    title: "Modelos",
    query: preload(
      () => import("./__generated__/TemplatesScreenQuery.graphql.ts"),
      (params) => parseTemplatesParams(params).page,
    ),
    screen: async () => (await import("./screens/templates/TemplatesScreen.tsx")).TemplatesScreen,
  },
  [paths.profile]: {
    layout: "app",
    title: "Seu perfil",
    query: preload(() => import("./__generated__/ProfileScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/profile/ProfileScreen.tsx")).ProfileScreen,
  },
  [paths.products]: {
    layout: "app",
    title: "Produtos",
    query: preload(
      () => import("./__generated__/ProductsScreenQuery.graphql.ts"),
      (params) => parseProductsParams(params).page,
    ),
    screen: async () => (await import("./screens/products/ProductsScreen.tsx")).ProductsScreen,
  },
  [paths.queue]: {
    layout: "app",
    title: "Fila de envios",
    query: preload(
      () => import("./__generated__/QueueGroundQuery.graphql.ts"),
      (params) => parseQueueParams(params).page,
    ),
    screen: async () => (await import("./screens/queue/QueueScreen.tsx")).QueueScreen,
  },
  [paths.groups]: {
    layout: "app",
    title: "Grupos",
    query: preload(() => import("./__generated__/GroupsGroundQuery.graphql.ts"), parseGroupsParams),
    screen: async () => (await import("./screens/groups/GroupsScreen.tsx")).GroupsScreen,
  },
  [paths.amazonSettings]: {
    layout: "app",
    title: "Amazon",
    query: preload(() => import("./__generated__/ShopScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/settings/ShopScreen.tsx")).AmazonScreen,
  },
  [paths.account]: {
    layout: "app",
    title: "Conta e segurança",
    query: preload(() => import("./__generated__/AccountScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/profile/AccountScreen.tsx")).AccountScreen,
  },
  [paths.botSettings]: {
    layout: "app",
    title: "Envio e ritmo",
    query: preload(() => import("./__generated__/BotSettingsScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("./screens/settings/BotSettingsScreen.tsx")).BotSettingsScreen,
  },
  [paths.whatsApp]: {
    layout: "app",
    title: "WhatsApp",
    query: preload(() => import("./__generated__/WhatsAppGroundQuery.graphql.ts")),
    screen: async () => (await import("./screens/whatsapp/WhatsAppScreen.tsx")).WhatsAppScreen,
  },
  [paths.connectWhatsApp]: {
    layout: "app",
    title: "Conectar WhatsApp",
    query: preload(() => import("./__generated__/ConnectGroundQuery.graphql.ts")),
    screen: async () => (await import("./screens/whatsapp/ConnectScreen.tsx")).ConnectScreen,
  },
  [paths.cards]: {
    layout: "app",
    title: "Arte das ofertas",
    query: preload(() => import("./__generated__/CardScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/settings/CardScreen.tsx")).CardScreen,
  },
  [paths.mercadoLivreSettings]: {
    layout: "app",
    title: "Mercado Livre",
    query: preload(() => import("./__generated__/ShopScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/settings/ShopScreen.tsx")).MercadoLivreScreen,
  },
  [paths.shopeeSettings]: {
    layout: "app",
    title: "Shopee",
    query: preload(() => import("./__generated__/ShopScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/settings/ShopScreen.tsx")).ShopeeScreen,
  },
  [paths.otherShopsSettings]: {
    layout: "app",
    title: "Outras lojas",
    query: preload(() => import("./__generated__/ShopScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/settings/ShopScreen.tsx")).OtherShopsScreen,
  },
  [paths.whatsAppConfig]: {
    layout: "app",
    title: "WhatsApp do site",
    query: preload(() => import("./__generated__/WhatsAppConfigGroundQuery.graphql.ts")),
    screen: async () =>
      (await import("./screens/whatsapp_admin/WhatsAppConfigScreen.tsx")).WhatsAppConfigScreen,
  },
  [paths.appearance]: {
    layout: "app",
    title: "Aparência",
    query: preload(() => import("./__generated__/AppearanceScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("./screens/appearance/AppearanceScreen.tsx")).AppearanceScreen,
  },
  [paths.users]: {
    layout: "app",
    title: "Pessoas",
    query: preload(
      () => import("./__generated__/UsersGroundQuery.graphql.ts"),
      (params) => parseUsersParams(params).page,
    ),
    screen: async () => (await import("./screens/users/UsersScreen.tsx")).UsersScreen,
  },
};

/** A person to the generator, a guest to the sign-in screen. */
async function toTheirPlace() {
  // Not imported: whoever is in the app already has no use for it.
  const { identity } = await import("./identity/current.ts");
  const person = await initialise(identity.session).catch(() => null);
  return redirect(person ? paths.generator : paths.login);
}
