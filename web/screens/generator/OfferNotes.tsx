import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type {
  EvidenceField,
  OfferNotesRefreshMutation,
  RefreshOfferInput,
} from "../../__generated__/OfferNotesRefreshMutation.graphql.ts";
import type { OfferNotes_offer$key } from "../../__generated__/OfferNotes_offer.graphql.ts";
import type { OfferNotes_oldPrice$key } from "../../__generated__/OfferNotes_oldPrice.graphql.ts";
import { offerPath } from "../../paths.ts";
import { commit } from "../../relay/commit.ts";
import { factFields, rowOf } from "../../shared/offers/editor/field_rows.ts";
import { DiscountWarning } from "../../shared/prices/DiscountWarning.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, isStale } from "../../ui/text/age.ts";

/** Warnings to read before an offer is sent: an old price, a dubious discount, a duplicate. */
export function OfferNotes(props: { offer: OfferNotes_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferNotes_offer on Offer {
        price {
          formatted
        }
        lowestPrice {
          formatted
        }
        oldPrice {
          formatted
        }
        discountCheck {
          ...DiscountWarning_check
        }
        duplicateOf {
          id
          createdAt
          lastSentAt
        }
        ...OfferNotes_oldPrice
      }
    `,
    props.offer,
  );
  const { price, lowestPrice, oldPrice, discountCheck, duplicateOf } = offer;
  const now = Date.now();
  return (
    <>
      <OldPriceNote offer={offer} />
      {lowestPrice && !price && (
        <Alert severity="info">
          O preço exato não é conhecido: a loja só diz “a partir de {lowestPrice.formatted}”.
        </Alert>
      )}
      {oldPrice && discountCheck && (
        <DiscountWarning check={discountCheck} oldPrice={oldPrice.formatted} />
      )}
      {duplicateOf && (
        <Alert
          severity="info"
          action={
            <Button size="small" component={Link} to={offerPath(duplicateOf.id)}>
              Abrir a outra
            </Button>
          }
        >
          {duplicateOf.lastSentAt
            ? `Você já mandou este produto ${
              ageLabel(duplicateOf.lastSentAt, now)
            }, em outra oferta.`
            : `Você já fez uma oferta deste produto ${ageLabel(duplicateOf.createdAt, now)}.`}
        </Alert>
      )}
    </>
  );
}

/** Warns of a price read long ago: Amazon forbids to show it, elsewhere it may be wrong. */
function OldPriceNote(props: { offer: OfferNotes_oldPrice$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferNotes_oldPrice on Offer {
        id
        version
        sourceUrl
        isPriceStale
        evidence {
          field
          source
          readAt
        }
      }
    `,
    props.offer,
  );
  const [refresh, isRefreshing] = useRefreshOffer();
  const now = Date.now();
  const read = offer.evidence.find(({ field, source }) => field === "PRICE" && source !== "PERSON");
  const isOld = read !== undefined && isStale(read.readAt, now);
  if (!offer.isPriceStale && !(isOld && offer.sourceUrl)) return null;
  const button = (
    <BusyButton
      size="small"
      isBusy={isRefreshing}
      onClick={() => refresh({ id: offer.id, version: offer.version })}
    >
      Atualizar preço
    </BusyButton>
  );
  return offer.isPriceStale
    ? (
      <Alert severity="warning" action={button}>
        A Amazon não deixa repetir preço nem foto lidos há mais de 24 h. A mensagem sai sem eles até
        você atualizar.
      </Alert>
    )
    : (
      <Alert severity="info" action={button}>
        O preço foi lido {ageLabel(read!.readAt, now)}. Na loja ele pode ser outro.
      </Alert>
    );
}

/** The fields by their names in the evidence. */
const nouns = Object.fromEntries(
  factFields.map(rowOf).map(({ evidence, noun }) => [evidence, noun]),
) as Record<EvidenceField, string>;
const list = new Intl.ListFormat("pt-BR");

/** Reads an offer's product again and shows a notice of what changed. */
function useRefreshOffer() {
  const [runAction, isRefreshing] = useMutationAction();
  const refresh = (input: RefreshOfferInput) =>
    void runAction(async () => {
      const { refreshOffer: result } = await commit<OfferNotesRefreshMutation>(mutation, { input });
      if (result.message) return result.message;
      const changed = (result.changed ?? []).map((field) => nouns[field]);
      const sentence = changed.length > 0
        ? `Lido agora. Mudou: ${list.format(changed)}.`
        : "Lido agora. Na loja está tudo como antes.";
      showNotice(sentence, { variant: "success" });
      return null;
    });
  return [refresh, isRefreshing] as const;
}

const mutation = graphql`
  mutation OfferNotesRefreshMutation($input: RefreshOfferInput!) {
    refreshOffer(input: $input) {
      ... on RefreshedOffer {
        changed
        offer {
          ...useOfferChanges_full
        }
      }
      ... on OfferChangedMeanwhile {
        current {
          ...useOfferChanges_current
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;
