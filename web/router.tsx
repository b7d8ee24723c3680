import { createBrowserRouter } from "react-router-dom";
import { FirstPaint, Root } from "./layouts/Root.tsx";
import { isForAdmins, isInApp, isInHelp, isInSettings } from "./paths.ts";
import { authRoutes } from "./routing/auth_routes.ts";
import { titled } from "./routing/screen_table.ts";
import { ErrorScreen, NotFoundScreen } from "./screens/errors/ErrorScreen.tsx";

const ROOT = "root";

/**
 * The app's router. The routes behind the sign-in are added when one of them is opened, and those of
 * the administration, the help and some settings apart: they name every file of every screen, which
 * the others need not load. An address that is nowhere is a page of its own.
 */
export const router = () =>
  createBrowserRouter([{
    id: ROOT,
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: FirstPaint,
    children: [
      ...authRoutes,
      { path: "*", handle: titled("Page Not Found"), Component: NotFoundScreen },
    ],
  }], {
    async patchRoutesOnNavigation({ path, patch }) {
      if (!isInApp(path)) return;
      const [{ appRoutes, SCREENS }, admin, help, settings] = await Promise.all([
        import("./routing/app_routes.ts"),
        isForAdmins(path) ? import("./routing/admin_routes.ts") : null,
        isInHelp(path) ? import("./routing/help_routes.ts") : null,
        isInSettings(path) ? import("./routing/settings_routes.ts") : null,
      ]);
      patch(ROOT, appRoutes);
      if (admin) patch(SCREENS, admin.adminRoutes);
      if (help) patch(SCREENS, help.helpRoutes);
      if (settings) patch(SCREENS, settings.settingsRoutes);
    },
  });
