import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type {
  CreateOfferFromProductInput,
  useCreateOffersMutation,
} from "../../__generated__/useCreateOffersMutation.graphql.ts";
import { offerPath, paths } from "../../paths.ts";
import { commit } from "../../relay/commit.ts";
import { freshKey } from "../../shared/fresh_key.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/numbers.ts";

/** Creates offers of products one by one: a single offer is opened, several end in a notice. */
export function useCreateOffers() {
  const navigate = useNavigate();
  const [runAction, isBusy] = useMutationAction();
  // By product, until its request is answered: a retry creates no second offer.
  const [keys] = useState(() => new Map<string, string>());
  const notifyCreated = (created: number) =>
    showNotice(countLabel(created, "oferta criada.", "ofertas criadas."), {
      variant: "success",
      duration: 10_000,
      action: { label: "Ver ofertas", act: () => navigate(paths.offers) },
    });
  const create = (productIds: readonly string[], onDone?: () => void) =>
    void runAction(async () => {
      let created = 0;
      try {
        for (const productId of productIds) {
          const key = keys.get(productId) ?? freshKey();
          keys.set(productId, key);
          const result = await createOffer({ productId, key });
          if ("refusal" in result) return result.refusal;
          keys.delete(productId);
          created++;
          if (productIds.length === 1) navigate(offerPath(result.offerId));
        }
        return null;
      } finally {
        if (created > 0 && productIds.length > 1) notifyCreated(created); // even before a refusal
      }
    }, onDone);
  return [create, isBusy] as const;
}

/** Creates a draft of a product; one key creates one draft. Resolves to its id or the refusal. */
async function createOffer(
  input: CreateOfferFromProductInput,
): Promise<{ readonly offerId: string } | { readonly refusal: string }> {
  const { createOfferFromProduct: result } = await commit<useCreateOffersMutation>(
    graphql`
      mutation useCreateOffersMutation($input: CreateOfferFromProductInput!) {
        createOfferFromProduct(input: $input) {
          ... on Offer {
            id
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return result.id ? { offerId: result.id } : { refusal: result.message! };
}
