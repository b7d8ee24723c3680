import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { usePaletteQuery } from "../../__generated__/usePaletteQuery.graphql.ts";
import { paths, templatePath } from "../../paths.ts";
import { actionsFor } from "./actions.ts";
import { type Entry, type Group, recentEntries, screensFor } from "./entries.ts";
import { find } from "./find.ts";
import { useMatches } from "./useMatches.ts";

/** Returns the palette's entries for the typed text, and the active one. */
export function usePalette(typed: string, isAdmin: boolean) {
  const words = typed.trim();
  const { entries: offers, others, isLoading, error } = useMatches(words, isAdmin);
  const own = useOwn();
  const groups = useMemo(
    () => groupsFor(words, isAdmin, own, offers, others),
    [words, isAdmin, own, offers, others],
  );
  const entries = groups.flatMap(({ entries }) => entries);
  // A choice made for other words does not count.
  const [chosen, setChosen] = useState({ words, index: 0 });
  const index = chosen.words === words ? chosen.index : 0;
  return {
    words,
    groups,
    entries,
    isLoading,
    error,
    active: Math.min(index, Math.max(0, entries.length - 1)),
    setActive: (index: number) => setChosen({ words, index }),
  };
}

const MAX_TEMPLATES = 3;

function groupsFor(
  words: string,
  isAdmin: boolean,
  { isPaused, templates }: Own,
  offers: readonly Entry[],
  others: readonly Group[],
): Group[] {
  const screens = screensFor(words, isAdmin);
  const actions = actionsFor(words, isPaused);
  const groups = words ? searched() : unsearched();
  return groups.filter(({ entries }) => entries.length > 0);

  function unsearched(): Group[] {
    const recent = recentEntries();
    const isRecent = new Set(recent.map(({ path }) => path));
    return [
      { name: "Recentes", entries: recent },
      { name: "Ações", entries: actions.items },
      { name: "Telas", entries: screens.items.filter(({ path }) => !isRecent.has(path)) },
    ];
  }

  /** What has the words comes before what has words like them. */
  function searched(): Group[] {
    const named = find(words, templates, ({ label }) => label);
    const own = [
      { name: "Telas", ...screens },
      { name: "Ações", ...actions },
      { name: "Modelos", items: named.items.slice(0, MAX_TEMPLATES), isExact: named.isExact },
    ];
    if (startsWith(actions.items[0], words)) own.unshift(...own.splice(1, 1));
    const groups = own.map(({ name, items, isExact }) => ({ name, entries: items, isExact }));
    return [
      ...groups.filter(({ isExact }) => isExact),
      { name: "Ofertas", entries: [...offers, allOffersWith(words)] },
      ...others,
      ...groups.filter(({ isExact }) => !isExact),
    ];
  }
}

const startsWith = (entry: Entry | undefined, words: string): boolean =>
  entry?.label.toLowerCase().startsWith(words.toLowerCase()) ?? false;

const allOffersWith = (words: string): Entry => ({
  path: `${paths.offers}?q=${encodeURIComponent(words)}`,
  label: `Ver todas as ofertas com “${words}”`,
  note: "",
  icon: "list-filter",
});

type Own = {
  /** Whether all sending is paused; null: not known. */
  readonly isPaused: boolean | null;
  readonly templates: readonly Entry[];
};

const MOST_TEMPLATES = 100;

/** What the palette searches by itself, read once it opens; nothing of it while it cannot be read. */
function useOwn(): Own {
  const environment = useRelayEnvironment();
  const [own, setOwn] = useState<Own>({ isPaused: null, templates: [] });
  useEffect(() => {
    const request = fetchQuery<usePaletteQuery>(
      environment,
      graphql`
        query usePaletteQuery($first: Int!) {
          viewer {
            botSettings {
              pausedAt
            }
            templates(first: $first) {
              edges {
                node {
                  id
                  name
                }
              }
            }
          }
        }
      `,
      { first: MOST_TEMPLATES },
    ).subscribe({
      next({ viewer }) {
        if (!viewer) return;
        const templates = viewer.templates.edges.flatMap(({ node }) => node ?? []);
        setOwn({
          isPaused: viewer.botSettings.pausedAt != null,
          templates: templates.map(({ id, name }) => ({
            path: templatePath(id),
            label: name,
            note: "Modelo",
            icon: "layout-template",
          })),
        });
      },
      error: () => {}, // the search for offers says that there is no connection
    });
    return () => request.unsubscribe();
  }, [environment]);
  return own;
}
