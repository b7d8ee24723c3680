import { redirect, type RouteObject } from "react-router-dom";
import { initialise } from "../identity/initialise.ts";
import { type AuthPath, paths } from "../paths.ts";
import { authTitles } from "./auth_titles.ts";
import { routesIn, type ScreenTable } from "./screen_table.ts";

/** Every address of signing in. */
const screens: ScreenTable<AuthPath> = {
  [paths.auth]: { layout: "none", redirect: redirectByViewer },
  [paths.combined]: {
    layout: "auth",
    screen: async () => (await import("../screens/auth/AuthScreen.tsx")).AuthScreen,
  },
  [paths.login]: {
    layout: "auth",
    screen: async () => (await import("../screens/auth/LoginScreen.tsx")).LoginScreen,
  },
  [paths.register]: {
    layout: "auth",
    screen: async () => (await import("../screens/auth/RegisterScreen.tsx")).RegisterScreen,
  },
  [paths.forgotPassword]: {
    layout: "auth",
    screen: async () => (await import("../screens/auth/ForgotScreen.tsx")).ForgotScreen,
  },
  [paths.authAction]: {
    layout: "auth",
    screen: async () => (await import("../screens/auth/ActionScreen.tsx")).ActionScreen,
  },
};

/** The routes of signing in: no Relay, so that its screens stay light. */
export const authRoutes: readonly RouteObject[] = [
  ...routesIn(screens, "none", authTitles),
  {
    lazy: async () => ({ Component: (await import("../layouts/AuthLayout.tsx")).AuthLayout }),
    children: routesIn(screens, "auth", authTitles),
  },
];

/** Redirects a signed-in person to the generator and a guest to the sign-in screen. */
async function redirectByViewer() {
  // Imported on demand: the app itself does not need it.
  const { identity } = await import("../identity/current.ts");
  const person = await initialise(identity.session).catch(() => null);
  return redirect(person ? paths.generator : paths.login);
}
