import { Check, Clock } from "lucide-react";
import { paths, publicPaths } from "../../paths.ts";
import { sourceWords } from "../../shared/evidence.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { SparkIcon } from "../../ui/display/icons.tsx";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { OldPrice, Price } from "../../ui/display/Price.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import type { Demo, DemoFact, DemoReading } from "../contract.ts";
import fan from "../landing/fan.svg?url";
import styles from "./DemoSection.module.css";
import home from "./Home.module.css";

/**
 * Reads a link that the visitor pastes, and begins with an example. A plain form, which
 * `live_demo.ts` sends without leaving the page.
 */
export function DemoSection({ demo }: { demo: Demo }) {
  const { link, reading, isExample, problem } = demo;
  return (
    <section
      id="demo"
      aria-labelledby="veja"
      className={`${home.band} ${home.raised} on-card`}
    >
      <div className={home.site}>
        <h2 id="veja">Veja antes de criar a conta</h2>
        <p className={home.about}>Cole o link de um produto e leia o que o seu grupo leria.</p>
        <form method="post" action={`${publicPaths.home}#demo`} className={styles.paste}>
          <input
            name="link"
            type="text"
            inputMode="url"
            required
            maxLength={4000}
            autoComplete="off"
            placeholder="Cole um link"
            aria-label="Link do produto"
            defaultValue={link}
          />
          <Button type="submit" className={styles.read} startIcon={<SparkIcon size={18} />}>
            Ler
          </Button>
        </form>
        <p
          id="demo-status"
          role="status"
          className={styles.status}
          data-tone={problem ? "doubt" : isExample ? "quiet" : "proven"}
        >
          {problem ?? (isExample
            ? "Lemos a página na hora e não guardamos nada."
            : "Lido agora na página da loja. Não guardamos nada.")}
        </p>
        <div id="demo-result" data-example={isExample} className={styles.result}>
          <Facts reading={reading} isExample={isExample} />
          <Message reading={reading} isExample={isExample} />
        </div>
      </div>
    </section>
  );
}

function Facts({ reading, isExample }: { reading: DemoReading; isExample: boolean }) {
  const { shop, title, price, oldPrice, imageUrl, facts } = reading;
  return (
    <div className={`${home.card} on-card`}>
      <div className={styles.origin}>
        {isExample
          ? <Chip tone="on">Exemplo</Chip>
          : <Chip tone="proven" icon={<Clock aria-hidden />}>Lido agora</Chip>}
        {shop && <Chip>{shop}</Chip>}
        {isExample && <span className="small">o seu entra no lugar deste</span>}
      </div>
      <div className={styles.product}>
        {isExample ? <ExamplePhoto /> : <ProductPhoto url={imageUrl} shape="square" />}
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.prices}>
            {price ? <Price formatted={price} /> : <span className="small">Sem preço</span>}
            {oldPrice && <OldPrice formatted={oldPrice} />}
          </p>
        </div>
      </div>
      <table className={`${styles.facts} tnum`}>
        <thead className="sr-only">
          <tr>
            <th scope="col">Dado</th>
            <th scope="col">Valor</th>
            <th scope="col">De onde veio</th>
            <th scope="col">Situação</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(facts).map(({ label, value, source }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value ?? "—"}</td>
              <td className="small">{source ?? "a página não mostra"}</td>
              <td>
                {value === null
                  ? <Chip>em branco</Chip>
                  : <Chip tone="proven" icon={<Check aria-hidden />}>lido</Chip>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The example's product is invented, and so is its photo. */
const ExamplePhoto = () => (
  <div className={styles.photo}>
    <img src={fan} width={120} height={120} alt="" />
  </div>
);

const labels: Partial<Record<DemoFact["field"], string>> = {
  PRICE: "Preço",
  PIX_PRICE: "No Pix",
  CARD_PRICE: "No cartão",
  LOWEST_PRICE: "A partir de",
  INSTALLMENTS: "Parcelas",
  OLD_PRICE: "Antes",
  COUPON: "Cupom",
  SHIPPING: "Entrega",
  RATING: "Avaliação",
};
/** What a page often does not say: it is shown to be blank. */
const expected: readonly DemoFact["field"][] = ["OLD_PRICE", "COUPON"];

type Row = { readonly label: string; readonly value: string | null; readonly source?: string };

function rowsOf(facts: readonly DemoFact[]): Row[] {
  const read = facts.map(({ field, value, source }) => ({
    label: labels[field] ?? field,
    value,
    source: sourceWords[source],
  }));
  const blank = expected.filter((field) => !facts.some((fact) => fact.field === field))
    .map((field) => ({ label: labels[field]!, value: null }));
  return [...read, ...blank];
}

function Message({ reading, isExample }: { reading: DemoReading; isExample: boolean }) {
  return (
    <div className={styles.chat}>
      <p className={styles.sees}>O grupo vai ver</p>
      <MessageBubble
        text={reading.text}
        imageUrl={reading.imageUrl}
        picture={isExample ? <ExamplePhoto /> : undefined}
      />
      <p className={styles.unpaid}>
        Este link ainda não paga ninguém: com a sua etiqueta o link paga você.
      </p>
      {!isExample && (
        <Button component="a" variant="outlined" href={paths.register} fullWidth>
          Criar conta e pôr a minha etiqueta
        </Button>
      )}
    </div>
  );
}
