import { type FormEvent, Suspense, useContext, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { LinkTestQuery } from "../../../__generated__/LinkTestQuery.graphql.ts";
import { AttemptContext } from "../../../relay/useScreenQuery.ts";
import { networkNames } from "../../../shared/network_names.ts";
import { ProofChip } from "../../../shared/offers/OfferChips.tsx";
import { unpaidReasons } from "../../../shared/offers/unpaid/unpaid_reasons.ts";
import { RequestBoundary, RequestError } from "../../../shared/RequestBoundary.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import styles from "./Networks.module.css";

/** Shows the link that a pasted address becomes, and whom it pays; no page is opened. */
export function LinkTest() {
  const [url, setUrl] = useState("");
  const [tested, setTested] = useState<{ url: string; count: number } | null>(null);
  const test = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim()) setTested({ url: url.trim(), count: (tested?.count ?? 0) + 1 });
  };
  return (
    <Section title="Testar um link">
      <div className={styles.stack}>
        <form className={styles.stack} onSubmit={test} noValidate>
          <Field
            label="Link de um produto"
            helperText="De qualquer loja, também um link de outra pessoa."
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
          <Button type="submit" variant="outlined">Testar</Button>
        </form>
        {tested && (
          <div role="status">
            <RequestBoundary
              key={tested.count}
              renderError={(error, retry) => (
                <RequestError heading="h2" error={error} onRetry={retry} />
              )}
            >
              <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
                <Result {...tested} />
              </Suspense>
            </RequestBoundary>
          </div>
        )}
      </div>
    </Section>
  );
}

function Result({ url, count }: { url: string; count: number }) {
  const { viewer } = useLazyLoadQuery<LinkTestQuery>(
    graphql`
      query LinkTestQuery($url: String!) {
        viewer {
          linkTest(url: $url) {
            marketplace
            shop
            productUrl
            unwrappedFrom
            isShort
            url
            proof
            unpaidReason
            creditedTag
            subParameter
            programme {
              network
            }
          }
        }
      }
    `,
    { url },
    // What it answers depends on what was saved since: it is requested each time.
    { fetchPolicy: "network-only", fetchKey: `${count}/${useContext(AttemptContext)}` },
  );
  const test = viewer?.linkTest;
  if (!test) return <p>Isto não é um link de produto. Copie o endereço da página.</p>;
  const { unwrappedFrom } = test;
  return (
    <div className={`${styles.result} on-page`}>
      <ProofChip
        proof={test.proof}
        marketplace={test.marketplace}
        tag={test.creditedTag}
        isPlain={test.marketplace === "OTHER"}
      />
      {unwrappedFrom && (
        <p className="small">
          Era um link da {networkNames[unwrappedFrom]}: ficou só o endereço da loja.
        </p>
      )}
      <p className="small">{sentenceOf(test)}</p>
      <code>{test.url ?? test.productUrl}</code>
      {test.subParameter && (
        <p className="small">
          A referência de cada mensagem cabe em <b>{test.subParameter}</b> e volta no relatório.
        </p>
      )}
    </div>
  );
}

type Test = NonNullable<NonNullable<LinkTestQuery["response"]["viewer"]>["linkTest"]>;

function sentenceOf(test: Test): string {
  const { isShort, unpaidReason, shop, proof, creditedTag, programme } = test;
  if (isShort) return "É um link curto. Cole o endereço completo do produto.";
  if (unpaidReason === "NO_PROGRAMME") {
    return "Falta o programa desta loja. Adicione-a em “Suas lojas”.";
  }
  if (unpaidReason === "TAG_MISSING" && programme) {
    return `Falta o seu ID na ${
      networkNames[programme.network]
    }. Preencha em “Seus IDs nas redes”.`;
  }
  if (unpaidReason) return unpaidReasons[unpaidReason].sentence(shop);
  if (proof === "EXPERIMENTAL") {
    return `Leva ${creditedTag}, lido de volta. Só a loja sabe se ele conta: confira as vendas.`;
  }
  return `Feito e lido de volta agora: leva ${creditedTag}. Se a loja aceitou você, só a rede diz.`;
}
