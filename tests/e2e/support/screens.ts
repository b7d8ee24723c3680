import { isInApp, paths, publicPaths } from "../../../web/paths.ts";
import { screenNames, type ScreenPath } from "../../../web/routing/screen_names.ts";

const named = Object.keys(screenNames) as ScreenPath[];

/** The addresses of the screens that a signed-in person opens. */
export const appScreens: readonly string[] = named.filter(isInApp);

/** The addresses of the pages and screens that a guest opens. */
export const guestScreens: readonly string[] = [
  ...Object.values(publicPaths),
  ...[
    "/docs/api",
    "/docs/api/erros",
    "/docs/api/referencia",
    "/docs/api/referencia/Offer",
    "/docs/api/mudancas",
  ],
  ...named.filter((path) => path.startsWith(paths.auth)),
];

/** An address that no route answers, without a session and within the app. */
export const UNKNOWN = { guest: "/nada/disso", app: "/app/nada-disso" };
