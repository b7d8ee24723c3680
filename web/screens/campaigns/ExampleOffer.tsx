import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import styles from "./Texts.module.css";

/** Says that a text needs an offer, and chooses the one that its preview has. */
export const ExampleOffer = ({ offers, value, onChange }: {
  offers: readonly { readonly id: string; readonly title: string }[];
  /** "": none. */
  value: string;
  onChange: (id: string) => void;
}) => (
  <div className={styles.example}>
    <p className="small">
      Este texto usa campos de uma oferta. No calendário, escolha a que vai com ele: sem ela, as
      linhas desses campos somem.
    </p>
    {offers.length > 0 && (
      <PlainSelect label="Ver com a oferta" value={value} onChange={onChange}>
        {offers.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
        <option value="">Sem oferta</option>
      </PlainSelect>
    )}
  </div>
);
