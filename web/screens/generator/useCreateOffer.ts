import { useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { Disposable } from "relay-runtime";
import type {
  CreateOfferInput,
  useCreateOfferMutation,
  useCreateOfferMutation$data,
} from "../../__generated__/useCreateOfferMutation.graphql.ts";
import { RequestFailure } from "../../relay/request.ts";

type PageNotRead = Extract<
  useCreateOfferMutation$data["createOffer"],
  { readonly __typename: "PageNotRead" }
>;

/** The result of a request for an offer. */
export type CreateOutcome =
  | { readonly kind: "offer"; readonly offerId: string }
  | {
    readonly kind: "notRead";
    readonly code: string;
    readonly message: string;
    readonly found: PageNotRead["found"];
  }
  | { readonly kind: "refused"; readonly path: readonly string[]; readonly message: string }
  | { readonly kind: "failed"; readonly failure: RequestFailure };

/** Creates an offer of a link, a text or a captured page: one request at a time, cancellable. */
export function useCreateOffer() {
  const [commit] = useMutation<useCreateOfferMutation>(graphql`
    mutation useCreateOfferMutation($input: CreateOfferInput!) {
      createOffer(input: $input) {
        __typename
        ... on Offer {
          id
          ...useOfferChanges_full @alias
        }
        ... on PageNotRead {
          code
          message
          found {
            sourceUrl
            marketplace
            shop
            title
            price {
              cents
              currency
            }
            oldPrice {
              cents
              currency
            }
            imageUrl
          }
        }
        ... on Refusal {
          code
          message
          path
        }
      }
    }
  `);
  const request = useRef<Disposable>(null);
  const [isReading, setIsReading] = useState(false);
  const create = (input: CreateOfferInput, onOutcome: (outcome: CreateOutcome) => void) => {
    if (request.current) return;
    const end = (outcome: CreateOutcome) => {
      request.current = null;
      setIsReading(false);
      onOutcome(outcome);
    };
    setIsReading(true);
    request.current = commit({
      variables: { input },
      onCompleted: ({ createOffer }) => end(outcomeOf(createOffer)),
      onError: (error) =>
        end({
          kind: "failed",
          failure: error instanceof RequestFailure ? error : new RequestFailure("server"),
        }),
    });
  };
  const cancel = () => {
    request.current?.dispose();
    request.current = null;
    setIsReading(false);
  };
  return { create, cancel, isReading };
}

function outcomeOf(result: useCreateOfferMutation$data["createOffer"]): CreateOutcome {
  if (result.__typename === "Offer") return { kind: "offer", offerId: result.id };
  if (result.__typename === "PageNotRead") {
    return { kind: "notRead", code: result.code, message: result.message, found: result.found };
  }
  if (result.__typename === "Refusal") {
    return { kind: "refused", path: result.path, message: result.message };
  }
  return { kind: "failed", failure: new RequestFailure("server") }; // a type of a newer release
}
