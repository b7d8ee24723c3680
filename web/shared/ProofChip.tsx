import { Check, TriangleAlert, Unlink } from "lucide-react";
import { Link } from "react-router-dom";
import type { AffiliateProof, Marketplace } from "../__generated__/OfferSummary_offer.graphql.ts";
import { type Path, paths } from "../paths.ts";
import { Chip } from "../ui/display/Chip.tsx";
import styles from "./ProofChip.module.css";

/** Where the tag of a shop is set; null where it has none to set. */
export const tagSettings: Record<Marketplace, Path | null> = {
  AMAZON: paths.amazonSettings,
  SHOPEE: paths.shopeeSettings,
  MERCADO_LIVRE: paths.mercadoLivreSettings,
  MAGAZINE_LUIZA: paths.otherShopsSettings,
  ALIEXPRESS: paths.otherShopsSettings,
  OTHER: null,
};

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
  const path = props.proof === "NONE" && !props.brief ? tagSettings[props.marketplace] : null;
  return path
    ? <Link to={path} className={styles.link} title="Configurar a sua tag">{chip}</Link>
    : chip;
}
