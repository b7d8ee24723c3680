import type { ComponentType } from "react";
import { type LoaderFunction, redirect } from "react-router-dom";
import { initialise } from "./initialise.ts";
import { type Path, paths } from "./paths.ts";
import {
  openOffer,
  searched,
  sentOffer,
  soughtGroups,
  soughtQueue,
  soughtUsers,
} from "./query_in_address.ts";
import { warm } from "./relay/loaders.ts";

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
  [paths.offers]: {
    layout: "app",
    title: "Ofertas",
    query: warm(() => import("./__generated__/OffersGroundQuery.graphql.ts"), searched),
    screen: async () => (await import("./screens/offers/OffersScreen.tsx")).OffersScreen,
  },
  [paths.sending]: {
    layout: "app",
    title: "Envio",
    query: warm(() => import("./__generated__/SendingGroundQuery.graphql.ts"), sentOffer),
    screen: async () => (await import("./screens/sending/SendingScreen.tsx")).SendingScreen,
  },
  [paths.generator]: {
    layout: "app",
    title: "Gerador",
    query: warm(() => import("./__generated__/GeneratorGroundQuery.graphql.ts"), openOffer),
    screen: async () => (await import("./screens/generator/GeneratorScreen.tsx")).GeneratorScreen,
  },
  [paths.profile]: {
    layout: "app",
    title: "Seu perfil",
    query: warm(() => import("./__generated__/ProfileScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/profile/ProfileScreen.tsx")).ProfileScreen,
  },
  [paths.queue]: {
    layout: "app",
    title: "Fila de envios",
    query: warm(
      () => import("./__generated__/QueueGroundQuery.graphql.ts"),
      (params) => soughtQueue(params).page,
    ),
    screen: async () => (await import("./screens/queue/QueueScreen.tsx")).QueueScreen,
  },
  [paths.groups]: {
    layout: "app",
    title: "Grupos",
    query: warm(() => import("./__generated__/GroupsGroundQuery.graphql.ts"), soughtGroups),
    screen: async () => (await import("./screens/groups/GroupsScreen.tsx")).GroupsScreen,
  },
  [paths.amazonSettings]: {
    layout: "app",
    title: "Amazon",
    query: warm(() => import("./__generated__/TagsScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/settings/TagsScreen.tsx")).AmazonScreen,
  },
  [paths.account]: {
    layout: "app",
    title: "Conta e segurança",
    query: warm(() => import("./__generated__/AccountScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/profile/AccountScreen.tsx")).AccountScreen,
  },
  [paths.botSettings]: {
    layout: "app",
    title: "Como as mensagens saem",
    query: warm(() => import("./__generated__/BotSettingsScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("./screens/settings/BotSettingsScreen.tsx")).BotSettingsScreen,
  },
  [paths.mercadoLivreSettings]: {
    layout: "app",
    title: "Mercado Livre",
    query: warm(() => import("./__generated__/TagsScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/settings/TagsScreen.tsx")).MercadoLivreScreen,
  },
  [paths.shopeeSettings]: {
    layout: "app",
    title: "Shopee",
    query: warm(() => import("./__generated__/TagsScreenQuery.graphql.ts")),
    screen: async () => (await import("./screens/settings/TagsScreen.tsx")).ShopeeScreen,
  },
  [paths.appearance]: {
    layout: "app",
    title: "Aparência",
    query: warm(() => import("./__generated__/AppearanceGroundQuery.graphql.ts")),
    screen: async () =>
      (await import("./screens/appearance/AppearanceScreen.tsx")).AppearanceScreen,
  },
  [paths.users]: {
    layout: "app",
    title: "Pessoas",
    query: warm(
      () => import("./__generated__/UsersGroundQuery.graphql.ts"),
      (params) => soughtUsers(params).page,
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
