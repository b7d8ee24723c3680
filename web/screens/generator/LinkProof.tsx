import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type {
  LinkProof_offer$data,
  LinkProof_offer$key,
} from "../../__generated__/LinkProof_offer.graphql.ts";
import { marketplaces } from "../../shared/marketplaces.ts";
import { networkNames } from "../../shared/network_names.ts";
import { ProofChip } from "../../shared/offers/OfferChips.tsx";
import { ageLabel } from "../../ui/text/age.ts";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./OfferExtras.module.css";

/** The final address of the offer's link, and the affiliate tag that it credits. */
export function LinkProof(props: { offer: LinkProof_offer$key }) {
  const { affiliateProof, marketplace, affiliateProofDetail: detail } = useFragment(
    graphql`
      fragment LinkProof_offer on Offer {
        marketplace
        affiliateProof
        affiliateProofDetail {
          finalUrl
          creditedTag
          checkedAt
          programme {
            network
            commissionPercent
            cookieDays
          }
        }
      }
    `,
    props.offer,
  );
  const settings = marketplaces[marketplace].settings;
  return (
    <Section
      title="Quem este link paga"
      action={<ProofChip proof={affiliateProof} marketplace={marketplace} />}
    >
      {detail
        ? (
          <>
            <p>
              {detail.creditedTag && (
                <>
                  A venda conta para <b>{detail.creditedTag}</b>.
                </>
              )}{" "}
              <span className="small">
                {explanations[affiliateProof](detail.creditedTag != null)}
              </span>
            </p>
            <p className={styles.address} aria-label="Endereço final">
              {addressParts(detail.finalUrl, detail.creditedTag ?? null).map((
                { text, kind },
                index,
              ) => <span key={index} className={styles[kind]}>{text}</span>)}
            </p>
            {detail.programme && <p className="small">{programmeWords(detail.programme)}</p>}
            <p className="small">
              {detail.checkedAt
                ? `Seguimos o link até o fim ${ageLabel(detail.checkedAt, Date.now())}.`
                : "Feito com a sua etiqueta e conferido agora."}
            </p>
          </>
        )
        : (
          <p className="small">
            Ninguém: o endereço vai sem etiqueta nenhuma. {settings
              ? (
                <Link to={settings}>
                  {marketplace === "OTHER"
                    ? "Adicione o programa da loja"
                    : "Informe a sua etiqueta"}
                </Link>
              )
              : "Cole o seu link de afiliado ao editar a oferta."}
          </p>
        )}
    </Section>
  );
}

type Programme = NonNullable<
  NonNullable<LinkProof_offer$data["affiliateProofDetail"]>["programme"]
>;

/** "Awin. Você informou: comissão de 6,5%, o clique vale 30 dias." */
function programmeWords({ network, commissionPercent, cookieDays }: Programme): string {
  const entered = [
    commissionPercent != null && `comissão de ${commissionPercent.toLocaleString("pt-BR")}%`,
    cookieDays != null && `o clique vale ${cookieDays} ${cookieDays === 1 ? "dia" : "dias"}`,
  ].filter(Boolean).join(", ");
  return `${networkNames[network]}.${entered && ` Você informou: ${entered}.`}`;
}

/** The explanation of a proof; `hasTag`: the address holds a tag. */
const explanations = {
  PROVEN: () => "É a sua etiqueta, no endereço em que o link termina.",
  EXPERIMENTAL: (hasTag: boolean) =>
    !hasTag
      ? "A loja fez este link com a sua conta, mas o endereço não mostra a quem paga. Confira as vendas no painel dela."
      : "A etiqueta foi posta à mão, e a loja pode não contar a venda. O link oficial, copiado do painel dela, é o garantido.",
  NONE: (hasTag: boolean) =>
    hasTag
      ? "Não conhecemos esta etiqueta como sua. Confira antes de enviar."
      : "O endereço final não diz a quem paga.",
} as const;

type AddressPart = { readonly text: string; readonly kind: "host" | "rest" | "tag" };

/** Splits an address for display: its host and its affiliate tag apart from the rest. */
export function addressParts(address: string, tag: string | null): AddressPart[] {
  const url = URL.parse(address);
  if (!url) return [{ text: address, kind: "rest" }];
  const rest = url.pathname + url.search;
  const at = tag ? rest.lastIndexOf(tag) : -1;
  const parts: AddressPart[] = at === -1 || tag === null ? [{ text: rest, kind: "rest" }] : [
    { text: rest.slice(0, at), kind: "rest" },
    { text: tag, kind: "tag" },
    { text: rest.slice(at + tag.length), kind: "rest" },
  ];
  return [{ text: url.host, kind: "host" } as AddressPart, ...parts].filter(({ text }) =>
    text !== ""
  );
}
