import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useMatchesQuery } from "../../__generated__/useMatchesQuery.graphql.ts";
import { couponPath, offerPath, paths, personPath, productPath } from "../../paths.ts";
import { failureMessage, RequestFailure } from "../../relay/request.ts";
import type { Entry, Group } from "./entries.ts";

const DEBOUNCE = 200; // ms
const MAX_ENTRIES = 6;
const MAX_OTHERS = 3; // of each other kind

type Matches = {
  readonly entries: readonly Entry[];
  /** Products, coupons, groups and people that match. */
  readonly others: readonly Group[];
  readonly isLoading: boolean;
  /** Why the search failed; null otherwise. */
  readonly error: string | null;
};

const none: Matches = { entries: [], others: [], isLoading: false, error: null };

/**
 * Searches the person's offers, products, coupons and groups in one request, and for an admin the
 * people; keeps the previous results while loading.
 */
export function useMatches(words: string, isAdmin: boolean): Matches {
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState(none);
  useEffect(() => {
    if (!words) return setMatches(none);
    setMatches((shown) => ({ ...shown, isLoading: true, error: null }));
    let stop = () => {};
    const timer = setTimeout(() => {
      const request = fetchQuery<useMatchesQuery>(
        environment,
        graphql`
          query useMatchesQuery($search: String!, $first: Int!, $few: Int!, $isAdmin: Boolean!) {
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
            users(search: $search, first: $few) @include(if: $isAdmin) {
              edges {
                node {
                  id
                  displayName
                  email
                }
              }
            }
          }
        `,
        { search: words, first: MAX_ENTRIES, few: MAX_OTHERS, isAdmin },
      ).subscribe({
        next: ({ viewer, users }) =>
          setMatches({
            isLoading: false,
            error: null,
            entries: viewer ? nodesOf(viewer.offers).map(entryOf) : [],
            others: [
              ...viewer ? othersOf(viewer) : [],
              ...users ? [peopleOf(users)] : [],
            ],
          }),
        error: (cause: unknown) => setMatches({ ...none, error: errorMessage(cause) }),
      });
      stop = () => request.unsubscribe();
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [words, isAdmin, environment]);
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

type Found = NonNullable<useMatchesQuery["response"]["viewer"]>;

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
    entries: nodesOf(coupons).map(({ id, couponCode: code, shop }) => ({
      path: couponPath(id),
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

const peopleOf = (users: NonNullable<useMatchesQuery["response"]["users"]>): Group => ({
  name: "Pessoas",
  entries: nodesOf(users).map(({ id, displayName, email }) => ({
    path: personPath(id),
    label: displayName,
    note: email,
    icon: "user",
  })),
});

const errorMessage = (error: unknown) =>
  error instanceof RequestFailure && error.reason === "offline"
    ? "Sem conexão: suas ofertas voltam a ser buscadas quando ela voltar."
    : failureMessage(error);
