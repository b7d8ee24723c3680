import { Chip } from "../../ui/display/Chip.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Shop.module.css";

/** Which of Mercado Livre's links surely counts, and how one gets it into an offer. */
export const OfficialLink = () => (
  <Section title="3. O link oficial" action={<Chip tone="proven">Garantido</Chip>}>
    <ol className={styles.steps}>
      <li>
        <p>No painel de afiliados do Mercado Livre, abra o gerador de links e cole o produto.</p>
      </li>
      <li>
        <p>Copie o link que ele dá: começa com mercadolivre.com/sec/ ou meli.la/.</p>
      </li>
      <li>
        <p>Aqui, edite a oferta e cole-o em “Seu link de afiliado”.</p>
      </li>
    </ol>
    <p className={`small ${styles.after}`}>
      O link que montamos com a sua etiqueta abre o produto, mas o Mercado Livre não confirma que
      ele conta a venda. Por isso aparece como experimental.
    </p>
  </Section>
);
