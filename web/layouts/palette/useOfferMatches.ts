import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useOfferMatchesQuery } from "../../__generated__/useOfferMatchesQuery.graphql.ts";
import { offerPath } from "../../paths.ts";
import { failureMessage, RequestFailure } from "../../relay/request.ts";
import type { Entry } from "./entries.ts";

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
export function useOfferMatches(words: string): OfferMatches {
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState(none);
  useEffect(() => {
    if (!words) return setMatches(none);
    setMatches(({ entries }) => ({ entries, isLoading: true, error: null }));
    let stop = () => {};
    const timer = setTimeout(() => {
      const request = fetchQuery<useOfferMatchesQuery>(
        environment,
        graphql`
          query useOfferMatchesQuery($search: String!, $first: Int!) {
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
