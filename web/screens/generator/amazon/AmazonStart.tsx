import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AmazonStart_viewer$key } from "../../../__generated__/AmazonStart_viewer.graphql.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { TwoColumns } from "../../../ui/layout/Screen.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import styles from "./Amazon.module.css";
import { AmazonSearch } from "./AmazonSearch.tsx";

/** The empty Amazon generator: the affiliate tag, the search where the API is connected, the rules. */
export function AmazonStart(props: {
  viewer: AmazonStart_viewer$key;
  onCreated: (offerId: string) => void;
}) {
  const { affiliateTags: { amazonTag }, shopConnections } = useFragment(
    graphql`
      fragment AmazonStart_viewer on Viewer {
        affiliateTags {
          amazonTag
        }
        shopConnections {
          id
          shop
          status
        }
      }
    `,
    props.viewer,
  );
  const status = shopConnections.find(({ shop }) => shop === "AMAZON")?.status ?? "DISCONNECTED";
  const action = (
    <Button size="small" component={Link} to={paths.amazonSettings}>
      {amazonTag ? "Mudar" : "Informar a etiqueta"}
    </Button>
  );
  return (
    <TwoColumns aside={<AmazonRules />}>
      <Section title="Sua etiqueta" action={action}>
        {amazonTag
          ? (
            <p>
              Os links saem com <b>{amazonTag}</b>.
            </p>
          )
          : <p>Sem a sua etiqueta, as vendas dos seus links não são suas.</p>}
      </Section>
      <Section title="Buscar na Amazon">
        {status === "DISCONNECTED" || status === "EXPIRED"
          ? (
            <p className="small">
              Com a API da Amazon conectada, você busca os produtos por aqui. Sem ela, cole o link
              ou o ASIN ali em cima. <Link to={paths.amazonSettings}>Conectar a API</Link>
            </p>
          )
          : <AmazonSearch onCreated={props.onCreated} />}
      </Section>
    </TwoColumns>
  );
}

/** The rules of Amazon's programme, and how the product follows them. */
const AmazonRules = () => (
  <Section title="As regras da Amazon">
    <ul className={styles.rules}>
      <li>
        <b>Preço e foto valem 24 h.</b>{" "}
        Depois disso, a mensagem sai sem eles até você atualizar a oferta.
      </li>
      <li>
        <b>A frase de associado vai sempre.</b>{" "}
        Pomos “Como Associado da Amazon, eu recebo por compras qualificadas” em cada mensagem.
      </li>
      <li>
        <b>Nada de encurtador.</b> O link mostra que leva à Amazon; não passa pelos nossos curtos.
      </li>
      <li>
        <b>Grupos abertos.</b>{" "}
        O programa não aceita links em grupos fechados. Isto fica com você: avisamos antes de
        enviar.
      </li>
    </ul>
  </Section>
);
