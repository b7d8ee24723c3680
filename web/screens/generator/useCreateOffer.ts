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

/** What came of asking for an offer. */
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

/** Asks the server for an offer; one request at a time, which may be given up. */
export function useCreateOffer() {
  const [commit] = useMutation<useCreateOfferMutation>(graphql`
    mutation useCreateOfferMutation($input: CreateOfferInput!) {
      createOffer(input: $input) {
        __typename
        ... on Offer {
          id
          ...offerWhole_offer @alias
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
  const running = useRef<Disposable>(null);
  const [isReading, setIsReading] = useState(false);
  const read = (input: CreateOfferInput, onOutcome: (outcome: CreateOutcome) => void) => {
    if (running.current) return;
    const end = (outcome: CreateOutcome) => {
      running.current = null;
      setIsReading(false);
      onOutcome(outcome);
    };
    setIsReading(true);
    running.current = commit({
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
    running.current?.dispose();
    running.current = null;
    setIsReading(false);
  };
  return { read, cancel, isReading };
}

function outcomeOf(answer: useCreateOfferMutation$data["createOffer"]): CreateOutcome {
  if (answer.__typename === "Offer") return { kind: "offer", offerId: answer.id };
  if (answer.__typename === "PageNotRead") {
    return { kind: "notRead", code: answer.code, message: answer.message, found: answer.found };
  }
  if (answer.__typename === "Refusal") {
    return { kind: "refused", path: answer.path, message: answer.message };
  }
  return { kind: "failed", failure: new RequestFailure("server") }; // its release is newer
}
