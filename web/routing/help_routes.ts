import type { RouteObject } from "react-router-dom";
import { type HelpPath, paths } from "../paths.ts";
import { preload } from "./loaders.ts";
import { screenNames } from "./screen_names.ts";
import { routesIn, type ScreenTable } from "./screen_table.ts";

/** Every address of the help; its title is in `screen_names.ts`. */
export const helpTable: ScreenTable<HelpPath> = {
  [paths.help]: {
    layout: "app",
    query: preload(
      () => import("../__generated__/HelpScreenQuery.graphql.ts"),
      (_parsers, params) => ({ search: params.get("q") }),
    ),
    screen: async () => (await import("../screens/help/HelpScreen.tsx")).HelpScreen,
  },
  [paths.feedback]: {
    layout: "app",
    query: preload(() => import("../__generated__/FeedbackScreenQuery.graphql.ts")),
    screen: async () =>
      (await import("../screens/help/feedback/FeedbackScreen.tsx")).FeedbackScreen,
  },
};

/** The routes of the help: apart, so that other screens do not load the names of their files. */
export const helpRoutes: RouteObject[] = routesIn(helpTable, "app", screenNames);
