import { MessageCard } from "../../shared/MessageCard.tsx";
import type { MessagePreview } from "../../shared/useMessagePreview.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { LengthMeters } from "./LengthMeters.tsx";
import { PlainSelect } from "./PlainSelect.tsx";
import styles from "./Templates.module.css";
import type { Example } from "./useExample.ts";

/** What the group would see, of which offer, and how much room that takes. */
export function PreviewCard(props: {
  preview: MessagePreview | null;
  trouble: string | null;
  example: Example;
}) {
  const { preview, trouble, example } = props;
  const { offers, offerId, typed, type } = example;
  const choices = (
    <div className={styles.example}>
      {offers.length > 0 && (
        <PlainSelect label="Ver com a oferta" value={offerId} onChange={example.choose}>
          {offers.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
          <option value="">Valores que eu digito</option>
        </PlainSelect>
      )}
      {offerId === "" && (
        <>
          <p className="small">Digite um exemplo: ele serve só para a prévia.</p>
          {([
            ["title", "Título"],
            ["price", "Preço"],
            ["oldPrice", "Preço antes"],
            ["couponCode", "Cupom"],
            ["affiliateUrl", "Link"],
          ] as const).map(([name, label]) => (
            <Field
              key={name}
              size="small"
              label={label}
              value={typed[name]}
              autoComplete="off"
              inputMode={name.endsWith("rice") ? "decimal" : "text"}
              onChange={({ target }) => type({ [name]: target.value })}
            />
          ))}
        </>
      )}
    </div>
  );
  if (!preview) {
    return (
      <Section title="O grupo vai ver">
        {trouble
          ? <p className="small" role="status">{trouble}</p>
          : <Skeleton variant="rounded" height={180} />}
        {choices}
      </Section>
    );
  }
  return (
    <MessageCard text={preview.text} imageUrl={preview.imageUrl ?? null}>
      {trouble && <p className="small" role="status">{trouble}</p>}
      <LengthMeters lengths={preview.lengths} hasImage={preview.imageUrl != null} />
      {choices}
    </MessageCard>
  );
}
