import {
  createBrowserRouter,
  type RouteObject,
  type ShouldRevalidateFunction,
} from "react-router-dom";
import { FirstPaint, Root, type RouteHandle } from "./layouts/Root.tsx";
import { requireAdmin, requirePerson } from "./routing/loaders.ts";
import { screenNames, type ScreenPath } from "./routing/screen_names.ts";
import { isForAdmins } from "./paths.ts";
import { routes } from "./routes.tsx";
import { ErrorScreen, NotFoundScreen } from "./screens/errors/ErrorScreen.tsx";
import { loadParts } from "./browser/lazy.ts";

const viewerQuery = () => import("./__generated__/AppLayoutQuery.graphql.ts");

/** What stands around the screens of a layout. */
const layouts = {
  /** The sign-in screens: no Relay, so that they stay light. */
  auth: {
    lazy: async () => ({ Component: (await import("./layouts/AuthLayout.tsx")).AuthLayout }),
  },
  app: {
    loader: requirePerson(viewerQuery),
    lazy: async () => ({ Component: (await import("./layouts/AppLayout.tsx")).AppLayout }),
    shouldRevalidate: () => false, // who is signed in changes only with the page
  },
} satisfies Record<"auth" | "app", RouteObject>;

const titled = (title: string): RouteHandle => ({ title });

/** The routes of a layout, from the table. */
const routesIn = (layout: "auth" | "app" | "none"): RouteObject[] =>
  Object.entries(routes).filter(([, route]) => route.layout === layout).map(([path, route]) =>
    route.layout === "none" ? { path, loader: route.redirect } : {
      path,
      handle: titled(screenNames[path as ScreenPath].title),
      ...(isForAdmins(path)
        ? { loader: requireAdmin(viewerQuery, route.query), shouldRevalidate: isOtherPath }
        : route.query && { loader: route.query }),
      lazy: async () => { // as an object, a lost chunk is blank
        const Component = await route.screen();
        loadParts(path);
        return { Component };
      },
    }
  );

/** Within a screen, a change of its search parameters does not run the guard again. */
const isOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The app's router over the table of routes; an address that is not in it is a page of its own. */
export const router = () =>
  createBrowserRouter([{
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: FirstPaint,
    children: [
      ...routesIn("none"),
      { ...layouts.auth, children: routesIn("auth") },
      {
        ...layouts.app,
        children: [{
          lazy: async () => ({
            ErrorBoundary: (await import("./layouts/AppLayout.tsx")).AppErrorScreen,
          }),
          children: [
            ...routesIn("app"),
            {
              path: "/app/*",
              handle: titled("Page Not Found"),
              lazy: async () => ({
                Component:
                  (await import("./screens/errors/AppNotFoundScreen.tsx")).AppNotFoundScreen,
              }),
            },
          ],
        }],
      },
      { path: "*", handle: titled("Page Not Found"), Component: NotFoundScreen },
    ],
  }]);
