import { Check, TriangleAlert, Unlink } from "lucide-react";
import { Link } from "react-router-dom";
import type { AffiliateProof } from "../../__generated__/OfferSummary_offer.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { type Marketplace, marketplaces } from "../marketplaces.ts";
import styles from "./ProofChip.module.css";

const looks = {
  PROVEN: { tone: "proven", Icon: Check, words: "Seu link confere" },
  EXPERIMENTAL: { tone: "doubt", Icon: TriangleAlert, words: "Link experimental" },
  NONE: { tone: "quiet", Icon: Unlink, words: "Sem link de afiliado" },
} as const satisfies Record<AffiliateProof, unknown>;

/** How sure it is that the link pays the person. `brief` shows the icon alone, for narrow rows. */
export function ProofChip(props: {
  proof: AffiliateProof;
  marketplace: Marketplace;
  brief?: boolean;
}) {
  const { tone, Icon, words } = looks[props.proof];
  const chip = (
    <Chip tone={tone} icon={<Icon aria-hidden />}>
      {props.brief ? <span className="sr-only">{words}</span> : words}
    </Chip>
  );
  const path = props.proof === "NONE" && !props.brief
    ? marketplaces[props.marketplace].settings
    : null;
  return path
    ? <Link to={path} className={styles.link} title="Configurar a sua tag">{chip}</Link>
    : chip;
}
