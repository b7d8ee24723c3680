import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import { loadParts } from "../browser/lazy.ts";
import type { RouteHandle } from "../layouts/Root.tsx";
import { isForAdmins, type Path } from "../paths.ts";
import { requireAdmin } from "./loaders.ts";

/** A screen; its module is loaded when somebody navigates to it. */
type Screen = {
  readonly layout: "auth" | "app";
  /** Loads its query in parallel with its code. */
  readonly query?: LoaderFunction;
  readonly screen: () => Promise<ComponentType>;
};

/** An address that only redirects. */
type Redirect = { readonly layout: "none"; readonly redirect: LoaderFunction };

/** The screens of these addresses. */
export type ScreenTable<P extends Path> = Readonly<Record<P, Screen | Redirect>>;

export const viewerQuery = () => import("../__generated__/AppLayoutQuery.graphql.ts");

export const titled = (title: string): RouteHandle => ({ title });

type Titles = Readonly<Record<string, { readonly title: string }>>;

/** Returns the routes of a layout, or with "none" those that only redirect, titled by `titles`. */
export const routesIn = (
  table: Readonly<Record<string, Screen | Redirect>>,
  layout: "auth" | "app" | "none",
  titles: Titles,
): RouteObject[] =>
  Object.entries(table).filter(([, route]) => route.layout === layout).map(([path, route]) =>
    route.layout === "none" ? { path, loader: route.redirect } : {
      path,
      handle: titled(titles[path]!.title),
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
