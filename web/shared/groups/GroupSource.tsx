import { graphql, useFragment } from "react-relay";
import type { GroupSource_group$key } from "../../__generated__/GroupSource_group.graphql.ts";
import { Switch } from "../../ui/forms/Switch.tsx";
import { SheetSection } from "../../ui/overlays/Sheet.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import styles from "./Groups.module.css";

/** Switches whether links of a group are read, says what is read and what never is, and lists it. */
export function GroupSource(props: {
  group: GroupSource_group$key;
  onChange: (isSource: boolean) => void;
}) {
  const { isSource, canBeSource, sightings } = useFragment(
    graphql`
      fragment GroupSource_group on Group {
        isSource
        canBeSource
        sightings(first: 5) {
          edges {
            node {
              id
              seenAt
              url
              couponCodes
            }
          }
        }
      }
    `,
    props.group,
  );
  const now = useNow();
  const seen = (sightings.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <SheetSection title="Origem de ofertas">
      <Switch
        checked={isSource && canBeSource}
        disabled={!canBeSource && !isSource}
        onChange={props.onChange}
      >
        Ler links deste grupo (origem)
      </Switch>
      <p className="small">
        {canBeSource
          ? "Lemos das mensagens novas só links de produtos de lojas e códigos de cupom, e os " +
            "guardamos por 30 dias. Nunca guardamos quem escreveu, o texto, fotos ou áudios, e o " +
            "que o Garimpo enviou não volta."
          : "Só um grupo que você administra pode ser origem: mensagens de grupos dos outros não " +
            "são lidas."}
      </p>
      {isSource && (
        seen.length === 0
          ? <p className="small">Nada visto ainda.</p>
          : (
            <ul className={styles.sightings} aria-label="Últimos links vistos">
              {seen.map(({ id, seenAt, url, couponCodes }) => (
                <li key={id}>
                  {url && (
                    <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
                      {shortAddress(url)}
                    </a>
                  )}
                  <span className="small tnum">
                    {[
                      couponCodes.length > 0 && `Cupom ${couponCodes.join(", ")}`,
                      ageLabel(seenAt, now),
                    ]
                      .filter(Boolean).join(" · ")}
                  </span>
                </li>
              ))}
            </ul>
          )
      )}
    </SheetSection>
  );
}

/** An address without its scheme, cut where it gets long. */
function shortAddress(url: string): string {
  const address = url.replace(/^https?:\/\/(?:www\.)?/, "");
  return address.length > 60 ? `${address.slice(0, 59)}…` : address;
}
