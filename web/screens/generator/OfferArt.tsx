import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OfferArt_offer$key, Picture } from "../../__generated__/OfferArt_offer.graphql.ts";
import { OfferCards } from "../../shared/cards/OfferCards.tsx";
import { useUpdateOffer } from "../../shared/useUpdateOffer.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./OfferArt.module.css";

const names: Record<Picture, string> = {
  PRODUCT: "A foto do produto",
  SQUARE_CARD: "A arte quadrada",
  STORY_CARD: "A arte de story",
};

/** What goes with the message, and the cards themselves, drawn once somebody wants to see them. */
export function OfferArt(props: { offer: OfferArt_offer$key; usual: Picture }) {
  const offer = useFragment(
    graphql`
      fragment OfferArt_offer on Offer {
        id
        version
        picture
        ...OfferCards_offer
      }
    `,
    props.offer,
  );
  const { showNotice } = useNotices();
  const [update, isSaving] = useUpdateOffer();
  const [isShown, setIsShown] = useState(false);
  const choose = (choice: Picture | "USUAL") => {
    if (isSaving) return;
    const picture = choice === "USUAL" ? null : choice;
    update({ id: offer.id, version: offer.version, fields: { picture } }, {
      onSaved: () => {},
      onChangedMeanwhile: () =>
        showNotice("A oferta mudou em outra aba. Confira e escolha de novo."),
      onRefused: () => false,
    });
  };
  return (
    <Section title="Arte">
      <div className={styles.stack}>
        <fieldset className={styles.choice}>
          <legend className="small">O que vai junto com a mensagem</legend>
          <Radios
            value={offer.picture ?? "USUAL"}
            onChange={choose}
            choices={[
              { value: "USUAL", label: `O de sempre (${names[props.usual].toLowerCase()})` },
              ...Object.entries(names).map(([value, label]) => {
                return { value: value as Picture, label };
              }),
            ]}
          />
        </fieldset>
        {isShown
          ? <OfferCards offer={offer} />
          : <Button variant="outlined" onClick={() => setIsShown(true)}>Ver a arte</Button>}
      </div>
    </Section>
  );
}
