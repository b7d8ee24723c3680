import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { usePaletteOffersQuery } from "../../__generated__/usePaletteOffersQuery.graphql.ts";
import { offerPath, paths, productPath } from "../../paths.ts";
import { failureMessage, RequestFailure } from "../../relay/request.ts";
import { type Entry, type Group, recentEntries, screensFor } from "./entries.ts";

/** Returns the palette's entries for the typed text, and the active one. */
export function usePalette(typed: string, isAdmin: boolean) {
  const words = typed.trim();
  const { entries: offers, others, isLoading, error } = useMatches(words);
  const groups = useMemo(
    () => groupsFor(words, isAdmin, offers, others),
    [words, isAdmin, offers, others],
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

function groupsFor(
  words: string,
  isAdmin: boolean,
  offers: readonly Entry[],
  others: readonly Group[],
): Group[] {
  const screens = screensFor(words, isAdmin);
  const recent = words ? [] : recentEntries();
  const isRecent = new Set(recent.map(({ path }) => path));
  const groups = [
    { name: "Recentes", entries: recent },
    { name: "Telas", entries: screens.filter(({ path }) => !isRecent.has(path)) },
    { name: "Ofertas", entries: words ? [...offers, allOffersWith(words)] : [] },
    ...words ? others : [],
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
const MAX_OTHERS = 3; // of each other kind

type Matches = {
  readonly entries: readonly Entry[];
  /** Products, coupons and groups that match. */
  readonly others: readonly Group[];
  readonly isLoading: boolean;
  /** Why the search failed; null otherwise. */
  readonly error: string | null;
};

const none: Matches = { entries: [], others: [], isLoading: false, error: null };

/** Searches the person's offers, products, coupons and groups in one request; keeps the previous results while loading. */
function useMatches(words: string): Matches {
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState(none);
  useEffect(() => {
    if (!words) return setMatches(none);
    setMatches((shown) => ({ ...shown, isLoading: true, error: null }));
    let stop = () => {};
    const timer = setTimeout(() => {
      const request = fetchQuery<usePaletteOffersQuery>(
        environment,
        graphql`
          query usePaletteOffersQuery($search: String!, $first: Int!, $few: Int!) {
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
              products(search: $search, first: $few) {
                edges {
                  node {
                    id
                    title
                    shop
                  }
                }
              }
              coupons(search: $search, first: $few) {
                edges {
                  node {
                    id
                    couponCode
                    shop
                  }
                }
              }
              groups(search: $search, first: $few) {
                edges {
                  node {
                    id
                    title
                  }
                }
              }
            }
          }
        `,
        { search: words, first: MAX_ENTRIES, few: MAX_OTHERS },
      ).subscribe({
        next: ({ viewer }) =>
          setMatches({
            isLoading: false,
            error: null,
            entries: viewer ? nodesOf(viewer.offers).map(entryOf) : [],
            others: viewer ? othersOf(viewer) : [],
          }),
        error: (cause: unknown) => setMatches({ ...none, error: errorMessage(cause) }),
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

type Connection<Node> = {
  readonly edges: readonly { readonly node: Node | null | undefined }[];
};

const nodesOf = <Node>({ edges }: Connection<Node>): Node[] =>
  edges.flatMap(({ node }) => node ?? []);

type Found = NonNullable<usePaletteOffersQuery["response"]["viewer"]>;

const othersOf = ({ products, coupons, groups }: Found): Group[] => [
  {
    name: "Produtos",
    entries: nodesOf(products).map(({ id, title, shop }) => ({
      path: productPath(id),
      label: title,
      note: shop,
      icon: "package",
    })),
  },
  {
    name: "Cupons",
    entries: nodesOf(coupons).map(({ couponCode: code, shop }) => ({
      path: `${paths.coupons}?q=${encodeURIComponent(code)}`,
      label: code,
      note: shop,
      icon: "ticket-percent",
    })),
  },
  {
    name: "Grupos",
    entries: nodesOf(groups).map(({ title }) => ({
      path: `${paths.groups}?q=${encodeURIComponent(title)}`,
      label: title,
      note: "Grupo",
      icon: "users",
    })),
  },
];

const errorMessage = (error: unknown) =>
  error instanceof RequestFailure && error.reason === "offline"
    ? "Sem conexão: suas ofertas voltam a ser buscadas quando ela voltar."
    : failureMessage(error);
