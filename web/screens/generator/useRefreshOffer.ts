import { graphql } from "react-relay";
import type {
  EvidenceField,
  RefreshOfferInput,
  useRefreshOfferMutation,
} from "../../__generated__/useRefreshOfferMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { useNotices } from "../../ui/overlays/notices.ts";

const words: Record<EvidenceField, string> = {
  PRICE: "preço",
  OLD_PRICE: "preço de antes",
  PIX_PRICE: "preço no Pix",
  CARD_PRICE: "preço no cartão",
  INSTALLMENTS: "parcelas",
  COUPON: "cupom",
  SHIPPING: "frete",
  RATING: "avaliação",
  TITLE: "título",
  SHOP: "loja",
  IMAGE: "imagem",
};
const list = new Intl.ListFormat("pt-BR");

/** Reads an offer's product anew, and says what is other than before. */
export function useRefreshOffer() {
  const [runAction, isRefreshing] = useMutationAction();
  const { showNotice } = useNotices();
  const refresh = (input: RefreshOfferInput) =>
    void runAction(async () => {
      const { refreshOffer: answer } = await commit<useRefreshOfferMutation>(mutation, { input });
      if (answer.message) return answer.message;
      const changed = (answer.changed ?? []).map((field) => words[field]);
      const sentence = changed.length > 0
        ? `Lido agora. Mudou: ${list.format(changed)}.`
        : "Lido agora. Na loja está tudo como antes.";
      showNotice(sentence, { variant: "success" });
      return null;
    });
  return [refresh, isRefreshing] as const;
}

const mutation = graphql`
  mutation useRefreshOfferMutation($input: RefreshOfferInput!) {
    refreshOffer(input: $input) {
      ... on RefreshedOffer {
        changed
        offer {
          ...offerWhole_offer
        }
      }
      ... on OfferChangedMeanwhile {
        current {
          ...offerWhole_offer
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;
