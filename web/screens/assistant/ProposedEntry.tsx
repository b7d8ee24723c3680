import { graphql, useFragment } from "react-relay";
import type { ProposedEntry_entry$key } from "../../__generated__/ProposedEntry_entry.graphql.ts";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { Price } from "../../ui/display/Price.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import styles from "./Assistant.module.css";

/** A sending that is proposed: the offer's card or the text, when, and to which groups. */
export function ProposedEntry(props: { entry: ProposedEntry_entry$key }) {
  const { startsLocal, offer, campaignText, groups } = useFragment(
    graphql`
      fragment ProposedEntry_entry on ProposedEntry {
        startsLocal
        offer {
          title
          imageUrl
          price {
            formatted
          }
        }
        campaignText {
          name
          variants {
            body
          }
        }
        groups {
          title
        }
      }
    `,
    props.entry,
  );
  return (
    <>
      {offer
        ? (
          <div className={styles.offer}>
            <ProductPhoto url={offer.imageUrl ?? null} shape="square" />
            <div>
              <p>{offer.title}</p>
              {offer.price && <Price formatted={offer.price.formatted} />}
            </div>
          </div>
        )
        : campaignText
        ? (
          <>
            <p className="small">{campaignText.name}</p>
            <MessageBubble text={campaignText.variants[0]?.body ?? ""} imageUrl={null} />
          </>
        )
        : <p>O que sairia não existe mais.</p>}
      <p className="small">
        {localLabel(startsLocal)} · {groups.map(({ title }) => title).join(", ")}
      </p>
    </>
  );
}

/** "24/11 às 20:00", of YYYY-MM-DDTHH:MM. */
const localLabel = (local: string) =>
  `${local.slice(8, 10)}/${local.slice(5, 7)} às ${local.slice(11, 16)}`;
