import type { RouteObject } from "react-router-dom";
import { routes } from "../routes.tsx";
import { requirePerson } from "./loaders.ts";
import { screenNames } from "./screen_names.ts";
import { routesIn, titled, viewerQuery } from "./screen_table.ts";

/** The id of the route that all screens of the app are below. */
export const SCREENS = "screens";

/** The routes of the app, around which stands its layout. */
export const appRoutes: RouteObject[] = [
  ...routesIn(routes, "none", screenNames),
  {
    loader: requirePerson(viewerQuery),
    lazy: async () => ({ Component: (await import("../layouts/AppLayout.tsx")).AppLayout }),
    shouldRevalidate: () => false, // who is signed in changes only with the page
    children: [{
      id: SCREENS,
      lazy: async () => ({
        ErrorBoundary: (await import("../layouts/AppLayout.tsx")).AppErrorScreen,
      }),
      children: [
        ...routesIn(routes, "app", screenNames),
        {
          path: "/app/*",
          handle: titled("Page Not Found"),
          lazy: async () => ({
            Component: (await import("../screens/errors/AppNotFoundScreen.tsx")).AppNotFoundScreen,
          }),
        },
      ],
    }],
  },
];
