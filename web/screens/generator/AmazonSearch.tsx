import { useState } from "react";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { LoadMoreButton, useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import styles from "./Amazon.module.css";
import { useMakeOffer } from "./useMakeOffer.ts";
import { type Found, useShopSearch } from "./useShopSearch.ts";

/** Products by words, by the person's own connection; each can become an offer. */
export function AmazonSearch({ onCreated }: { onCreated: (offerId: string) => void }) {
  const [words, setWords] = useState("");
  const search = useShopSearch("AMAZON");
  const { make, making } = useMakeOffer(onCreated);
  const { products, refusal, isBusy } = search;
  const { list, willGrow } = useFocusFirstNew(products?.length ?? 0);
  return (
    <div className={styles.search}>
      <form
        role="search"
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          search.ask(words);
        }}
      >
        <Field
          size="small"
          type="search"
          label="O que procurar"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
        />
        <BusyButton type="submit" variant="outlined" isBusy={isBusy}>Buscar</BusyButton>
      </form>
      {refusal && (
        <Alert
          severity="warning"
          action={<Button size="small" onClick={search.again}>Tentar de novo</Button>}
        >
          {refusal}
        </Alert>
      )}
      <p className="sr-only" role="status">
        {products && (products.length === 1 ? "1 produto" : `${products.length} produtos`)}
      </p>
      {products?.length === 0 && <p className="small">Nada na Amazon com essas palavras.</p>}
      {products && products.length > 0 && (
        <Rows ref={list} isBusy={isBusy}>
          {products.map((product) => (
            <Row
              key={product.url}
              title={product.title ?? product.url}
              note={noteOf(product)}
              face={
                <span className={styles.photo}>
                  <ProductPhoto url={product.imageUrl ?? null} shape="square" />
                </span>
              }
              edge={
                <BusyButton
                  size="small"
                  variant="outlined"
                  isBusy={making === product.url}
                  disabled={making !== null}
                  aria-label={`Criar oferta: ${product.title ?? product.url}`}
                  onClick={() => make(product.url)}
                >
                  Criar oferta
                </BusyButton>
              }
            />
          ))}
        </Rows>
      )}
      {search.hasMore && (
        <LoadMoreButton
          isBusy={isBusy}
          onClick={() => {
            willGrow();
            search.more();
          }}
        />
      )}
    </div>
  );
}

function noteOf({ price, oldPrice, commissionPercent }: Found): string {
  const tied = (formatted: string) => formatted.replace(" ", "\u00a0");
  return [
    price ? tied(price.formatted) : "Sem preço",
    oldPrice && `antes ${tied(oldPrice.formatted)}`,
    commissionPercent != null && `paga ${commissionPercent.toLocaleString("pt-BR")}%`,
  ].filter(Boolean).join(" · ");
}
