import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { usePaletteOffersQuery } from "../../__generated__/usePaletteOffersQuery.graphql.ts";
import { offerPath, paths } from "../../paths.ts";
import { failureMessage, RequestFailure } from "../../relay/request.ts";
import { type Entry, type Group, recentEntries, screensFor } from "./entries.ts";

/** Returns the palette's entries for the typed text, and the active one. */
export function usePalette(typed: string, isAdmin: boolean) {
  const words = typed.trim();
  const { entries: offers, isLoading, error } = useOfferMatches(words);
  const groups = useMemo(() => groupsFor(words, isAdmin, offers), [words, isAdmin, offers]);
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

function groupsFor(words: string, isAdmin: boolean, offers: readonly Entry[]): Group[] {
  const screens = screensFor(words, isAdmin);
  const recent = words ? [] : recentEntries();
  const isRecent = new Set(recent.map(({ path }) => path));
  const groups = [
    { name: "Recentes", entries: recent },
    { name: "Telas", entries: screens.filter(({ path }) => !isRecent.has(path)) },
    { name: "Ofertas", entries: words ? [...offers, allOffersWith(words)] : [] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const allOffersWith = (words: string): Entry => ({
  path: `${paths.offers}?q=${encodeURIComponent(words)}`,
  label: `Ver todas as ofertas com “${words}”`,
  note: "",
  icon: "list-filter",
});

const DEBOUNCE = 200; // ms
const MAX_ENTRIES = 6;

type OfferMatches = {
  readonly entries: readonly Entry[];
  readonly isLoading: boolean;
  /** Why the search failed; null otherwise. */
  readonly error: string | null;
};

const none: OfferMatches = { entries: [], isLoading: false, error: null };

/** Searches the person's offers by title and shop; keeps the previous results while loading. */
function useOfferMatches(words: string): OfferMatches {
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState(none);
  useEffect(() => {
    if (!words) return setMatches(none);
    setMatches(({ entries }) => ({ entries, isLoading: true, error: null }));
    let stop = () => {};
    const timer = setTimeout(() => {
      const request = fetchQuery<usePaletteOffersQuery>(
        environment,
        graphql`
          query usePaletteOffersQuery($search: String!, $first: Int!) {
            viewer {
              offers(search: $search, first: $first) {
                edges {
                  node {
                    id
                    title
                    shop
                    price {
                      formatted
                    }
                  }
                }
              }
            }
          }
        `,
        { search: words, first: MAX_ENTRIES },
      ).subscribe({
        next: ({ viewer }) =>
          setMatches({
            isLoading: false,
            error: null,
            entries: viewer?.offers.edges.flatMap(({ node }) => node ?? []).map(entryOf) ?? [],
          }),
        error: (cause: unknown) =>
          setMatches({ entries: [], isLoading: false, error: errorMessage(cause) }),
      });
      stop = () => request.unsubscribe();
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [words, environment]);
  return matches;
}

type Offer = {
  id: string;
  title: string;
  shop: string;
  price: { formatted: string } | null | undefined;
};

const entryOf = ({ id, title, shop, price }: Offer): Entry => ({
  path: offerPath(id),
  label: title,
  note: [price?.formatted, shop].filter(Boolean).join(" · "),
  icon: "tag",
});

const errorMessage = (error: unknown) =>
  error instanceof RequestFailure && error.reason === "offline"
    ? "Sem conexão: suas ofertas voltam a ser buscadas quando ela voltar."
    : failureMessage(error);
