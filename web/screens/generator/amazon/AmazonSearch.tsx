import { useState } from "react";
import { freshKey } from "../../../shared/fresh_key.ts";
import { useErrorNotice } from "../../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { ProductPhoto } from "../../../ui/display/ProductPhoto.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { LoadMoreButton, useFocusFirstNew } from "../../../ui/lists/LoadMoreButton.tsx";
import { Row, Rows } from "../../../ui/lists/Row.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { priceText } from "../../../ui/text/numbers.ts";
import { useCreateOffer } from "../useCreateOffer.ts";
import styles from "./Amazon.module.css";
import { type FoundProduct, useShopSearch } from "./useShopSearch.ts";

/** Searches Amazon through the person's own connection; each product can become an offer. */
export function AmazonSearch({ onCreated }: { onCreated: (offerId: string) => void }) {
  const [words, setWords] = useState("");
  const search = useShopSearch("AMAZON");
  const { create, creatingUrl } = useCreateFromLink(onCreated);
  const { products, refusal, isBusy } = search;
  const { list, willGrow } = useFocusFirstNew(products?.length ?? 0);
  return (
    <div className={styles.search}>
      <form
        role="search"
        className={styles.searchForm}
        onSubmit={(event) => {
          event.preventDefault();
          search.search(words);
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
          action={<Button size="small" onClick={search.retry}>Tentar de novo</Button>}
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
                  isBusy={creatingUrl === product.url}
                  disabled={creatingUrl !== null}
                  aria-label={`Criar oferta: ${product.title ?? product.url}`}
                  onClick={() => create(product.url)}
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
            search.loadMore();
          }}
        />
      )}
    </div>
  );
}

function noteOf({ price, oldPrice, commissionPercent }: FoundProduct): string {
  return [
    price ? priceText(price.formatted) : "Sem preço",
    oldPrice && `antes ${priceText(oldPrice.formatted)}`,
    commissionPercent != null && `paga ${commissionPercent.toLocaleString("pt-BR")}%`,
  ].filter(Boolean).join(" · ");
}

/** Creates an offer of a product's address; `creatingUrl` is the one being read. */
function useCreateFromLink(onCreated: (offerId: string) => void) {
  const { create: createOffer } = useCreateOffer();
  const [creatingUrl, setCreatingUrl] = useState<string | null>(null);
  const showError = useErrorNotice();
  const create = (url: string) => {
    setCreatingUrl(url);
    createOffer({ url, key: freshKey() }, (outcome) => {
      setCreatingUrl(null);
      if (outcome.kind === "offer") return onCreated(outcome.offerId);
      if (outcome.kind === "failed") return showError(outcome.failure);
      showNotice(outcome.message, { variant: "error" });
    });
  };
  return { create, creatingUrl };
}
