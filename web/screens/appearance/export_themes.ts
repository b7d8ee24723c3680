import { fetchQuery, graphql } from "react-relay";
import type { exportThemesQuery } from "../../__generated__/exportThemesQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";
import { themeFile, type ThemeFileEntry } from "./theme_file.ts";

const SECONDS_10 = 10_000;

/** Downloads themes as a file. */
export function saveAsFile(name: string, themes: readonly ThemeFileEntry[]) {
  const url = URL.createObjectURL(new Blob([themeFile(themes)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SECONDS_10); // some browsers read it later
}

/** Loads all themes, the newest first. @throws RequestFailure */
export async function loadAllThemes(): Promise<ThemeFileEntry[]> {
  const themes: ThemeFileEntry[] = [];
  let after: string | null = null;
  do {
    const page = await fetchPage(after);
    themes.push(...page.edges.map(({ node: { name, settings } }) => ({ name, settings })));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor ?? null : null;
  } while (after !== null);
  return themes;
}

async function fetchPage(after: string | null) {
  const response = await fetchQuery<exportThemesQuery>(
    environment,
    graphql`
      query exportThemesQuery($after: String) {
        themes(first: 100, after: $after) {
          edges {
            node {
              name
              settings {
                sidebarColor
                primaryColor
                cardColor
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    { after },
  ).toPromise();
  return response!.themes;
}
