import { useState } from "react";
import { MessageCard } from "../../ui/display/MessageBubble.tsx";
import type { MessagePreview } from "../../shared/offers/useMessagePreview.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { parseMoney } from "../../ui/text/money.ts";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { LengthMeters } from "../../shared/wording/LengthMeters.tsx";
import styles from "./Templates.module.css";

/** The message that the group would see, of an example offer, with its length. */
export function PreviewCard(props: {
  preview: MessagePreview | null;
  problem: string | null;
  example: Example;
}) {
  const { preview, problem, example } = props;
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
  return (
    <MessageCard
      text={preview?.text ?? null}
      imageUrl={preview?.imageUrl ?? null}
      problem={problem}
    >
      {preview && <LengthMeters lengths={preview.lengths} hasImage={preview.imageUrl != null} />}
      {choices}
    </MessageCard>
  );
}

type Offer = { readonly id: string; readonly title: string };
type ExampleFields = {
  readonly title: string;
  readonly price: string;
  readonly oldPrice: string;
  readonly couponCode: string;
  readonly affiliateUrl: string;
};

const noFields: ExampleFields = {
  title: "",
  price: "",
  oldPrice: "",
  couponCode: "",
  affiliateUrl: "",
};

/** The example of the preview: one of the person's latest offers, or typed fields. */
export function useExample(offers: readonly Offer[]) {
  const [offerId, setOfferId] = useState(offers[0]?.id ?? "");
  const [typed, setTyped] = useState(noFields);
  const cents = (text: string) => parseMoney(text) ?? null;
  const money = (text: string) => cents(text) === null ? null : { cents: cents(text)! };
  const fields = {
    title: typed.title.trim() || null,
    price: money(typed.price),
    oldPrice: money(typed.oldPrice),
    couponCode: typed.couponCode.trim().length > 1 ? typed.couponCode.trim() : null,
    affiliateUrl: /^https:\/\/\S+\.\S/.test(typed.affiliateUrl.trim())
      ? typed.affiliateUrl.trim()
      : null,
  };
  return {
    offers,
    offerId,
    choose: setOfferId,
    typed,
    type: (change: Partial<ExampleFields>) => setTyped({ ...typed, ...change }),
    /** The variables of the preview's query. */
    source: offerId ? { offerId, fields: null } : { offerId: null, fields },
  };
}

type Example = ReturnType<typeof useExample>;
