import { Download, Share2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OfferCards_offer$key } from "../../__generated__/OfferCards_offer.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { CardPicture } from "./CardPicture.tsx";
import styles from "./OfferCards.module.css";

const formats = [
  { value: "square", label: "Grupo e feed" },
  { value: "story", label: "Story" },
] as const;

/** Shows the cards of an offer, to download or to share by the device's share sheet. */
export function OfferCards(props: { offer: OfferCards_offer$key }) {
  const { title, square, story } = useFragment(
    graphql`
      fragment OfferCards_offer on Offer {
        title
        square: card(format: SQUARE) {
          url
          width
          height
        }
        story: card(format: STORY) {
          url
          width
          height
        }
      }
    `,
    props.offer,
  );
  const [format, setFormat] = useState<"square" | "story">("square");
  const card = format === "square" ? square : story;
  const share = async () => {
    if (!await shareCard(card.url)) {
      showNotice("O aparelho não abriu o compartilhamento. Baixe a arte no lugar disso.");
    }
  };
  return (
    <div className={styles.card}>
      <Radios label="Formato da arte" row choices={formats} value={format} onChange={setFormat} />
      <CardPicture {...card} alt={`Arte da oferta: ${title}`} />
      <div className={styles.actions}>
        <Button
          variant="outlined"
          startIcon={<Download size={18} />}
          component="a"
          href={card.url}
          download={`oferta-${format}.jpg`}
        >
          Baixar
        </Button>
        {canShareFiles() && (
          <Button variant="outlined" startIcon={<Share2 size={18} />} onClick={share}>
            Compartilhar
          </Button>
        )}
      </div>
    </div>
  );
}

const emptyPicture = () => new File([], "oferta.jpg", { type: "image/jpeg" });

/** Whether the device's share sheet takes pictures. */
const canShareFiles = () => navigator.canShare?.({ files: [emptyPicture()] }) ?? false;

/** Opens the share sheet with the picture at `url`; returns whether that worked. Closing it is no failure. */
async function shareCard(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    const file = new File([await response.blob()], "oferta.jpg", { type: "image/jpeg" });
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
