import { Navigate, redirect, type RouteObject } from "react-router-dom";
import { identity } from "./identity/current.ts";
import { FirstPaint } from "./layouts/FirstPaint.tsx";
import { Root, type RouteHandle } from "./layouts/Root.tsx";
import { paths } from "./paths.ts";
import { openOffer, searched, sentOffer, soughtGroups, soughtQueue } from "./query_in_address.ts";
import { needsPerson, warm } from "./relay/loaders.ts";
import { whenIdle } from "./ui/later.ts";
import { ErrorScreen, NotFoundScreen } from "./screens/errors/ErrorScreen.tsx";

const title = (title: string): { handle: RouteHandle } => ({ handle: { title } });

/** `/auth` only sends on: a person to the generator, a guest to the sign-in screen. */
async function sendOn() {
  const person = await identity.session().catch(() => null);
  return redirect(person ? paths.generator : paths.login);
}

/** The sign-in screens: no Relay, so that they stay light. */
const authRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import("./layouts/AuthLayout.tsx")).AuthLayout }),
  children: [
    {
      path: paths.login,
      ...title("Entrar"),
      lazy: async () => ({
        Component: (await import("./screens/auth/LoginScreen.tsx")).LoginScreen,
      }),
    },
    {
      path: paths.register,
      ...title("Criar conta"),
      lazy: async () => ({
        Component: (await import("./screens/auth/RegisterScreen.tsx")).RegisterScreen,
      }),
    },
    {
      path: paths.authAction,
      ...title("Confirmar"),
      lazy: async () => ({
        Component: (await import("./screens/auth/ActionScreen.tsx")).ActionScreen,
      }),
    },
  ],
};

const generator = () => import("./screens/generator/GeneratorScreen.tsx");
const offers = () => import("./screens/offers/OffersScreen.tsx");
const sending = () => import("./screens/sending/SendingScreen.tsx");
const queue = () => import("./screens/queue/QueueScreen.tsx");
const groups = () => import("./screens/groups/GroupsScreen.tsx");
const botSettings = () => import("./screens/settings/BotSettingsScreen.tsx");
const settings = () => import("./screens/settings/TagsScreen.tsx");

/** The app: each route's query starts together with its code. */
const appRoutes: RouteObject = {
  loader: needsPerson(() => import("./__generated__/AppLayoutQuery.graphql.ts")),
  lazy: async () => {
    const { AppLayout } = await import("./layouts/AppLayout.tsx");
    whenIdle(generator, offers, sending, queue, groups, settings, botSettings);
    return { Component: AppLayout };
  },
  shouldRevalidate: () => false, // who is signed in changes only with the page
  children: [
    {
      path: paths.generator,
      ...title("Gerador"),
      loader: warm(
        () => import("./__generated__/GeneratorGroundQuery.graphql.ts"),
        ({ searchParams }) => openOffer(searchParams),
      ),
      lazy: async () => ({ Component: (await generator()).GeneratorScreen }),
    },
    {
      path: paths.offers,
      ...title("Ofertas"),
      loader: warm(
        () => import("./__generated__/OffersGroundQuery.graphql.ts"),
        ({ searchParams }) => searched(searchParams),
      ),
      lazy: async () => ({ Component: (await offers()).OffersScreen }),
    },
    {
      path: paths.sending,
      ...title("Envio"),
      loader: warm(
        () => import("./__generated__/SendingGroundQuery.graphql.ts"),
        ({ searchParams }) => sentOffer(searchParams),
      ),
      lazy: async () => ({ Component: (await sending()).SendingScreen }),
    },
    {
      path: paths.queue,
      ...title("Fila de envios"),
      loader: warm(
        () => import("./__generated__/QueueGroundQuery.graphql.ts"),
        ({ searchParams }) => soughtQueue(searchParams).page,
      ),
      lazy: async () => ({ Component: (await queue()).QueueScreen }),
    },
    {
      path: paths.groups,
      ...title("Grupos"),
      loader: warm(
        () => import("./__generated__/GroupsGroundQuery.graphql.ts"),
        ({ searchParams }) => soughtGroups(searchParams),
      ),
      lazy: async () => ({ Component: (await groups()).GroupsScreen }),
    },
    {
      path: paths.botSettings,
      ...title("Como as mensagens saem"),
      loader: warm(() => import("./__generated__/BotSettingsScreenQuery.graphql.ts")),
      lazy: async () => ({ Component: (await botSettings()).BotSettingsScreen }),
    },
    tags(paths.amazonSettings, "Amazon", "AmazonScreen"),
    tags(paths.shopeeSettings, "Shopee", "ShopeeScreen"),
    tags(paths.mercadoLivreSettings, "Mercado Livre", "MercadoLivreScreen"),
  ],
};

/** A shop's settings: one query and one module for the three. */
function tags(
  path: string,
  name: string,
  screen: "AmazonScreen" | "ShopeeScreen" | "MercadoLivreScreen",
): RouteObject {
  return {
    path,
    ...title(name),
    loader: warm(() => import("./__generated__/TagsScreenQuery.graphql.ts")),
    lazy: async () => ({ Component: (await settings())[screen] }),
  };
}

export const routes: RouteObject[] = [{
  Component: Root,
  ErrorBoundary: ErrorScreen,
  HydrateFallback: FirstPaint,
  children: [
    { path: paths.home, element: <Navigate to={paths.generator} replace /> },
    { path: paths.auth, loader: sendOn },
    authRoutes,
    appRoutes,
    { path: "*", ...title("Page Not Found"), Component: NotFoundScreen },
  ],
}];
