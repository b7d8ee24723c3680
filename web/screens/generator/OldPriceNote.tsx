import { graphql, useFragment } from "react-relay";
import type { OldPriceNote_offer$key } from "../../__generated__/OldPriceNote_offer.graphql.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { ageLabel, isStale } from "../../ui/text/age.ts";
import { useRefreshOffer } from "./useRefreshOffer.ts";

/** A price read too long ago: by Amazon's rules it may not be told, elsewhere it may be wrong. */
export function OldPriceNote(props: { offer: OldPriceNote_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OldPriceNote_offer on Offer {
        id
        version
        sourceUrl
        priceIsStale
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
  if (!offer.priceIsStale && !(isOld && offer.sourceUrl)) return null;
  const button = (
    <BusyButton
      size="small"
      isBusy={isRefreshing}
      onClick={() => refresh({ id: offer.id, version: offer.version })}
    >
      Atualizar preço
    </BusyButton>
  );
  return offer.priceIsStale
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
