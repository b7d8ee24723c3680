import { Check } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { CheckoutContent_query$key } from "../../__generated__/CheckoutContent_query.graphql.ts";
import { paths } from "../../paths.ts";
import { parseCheckoutParams, plansPath } from "../../routing/billing_params.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Price } from "../../ui/display/Price.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Billing.module.css";
import { everyLabel, limitLabel, limitNames } from "./plan_words.ts";

/** The other screens of plans go without it. */
const PaySection = lazy(() =>
  import("./PaySection.tsx").then(({ PaySection }) => ({ default: PaySection }))
);

/** What is bought, and the one button to the page of the payment vendor. */
export function CheckoutContent(props: { data: CheckoutContent_query$key }) {
  const [params] = useSearchParams();
  const { priceId, back } = parseCheckoutParams(params);
  const { viewer, plansForSale } = useFragment(
    graphql`
    fragment CheckoutContent_query on Query {
        viewer {
          subscription {
            paid {
              isWithdrawn
            }
          }
          checkout {
            id
            pending {
              method
            }
          }
          ...PaySection_viewer
        }
        plansForSale {
          priceId
          name
          interval
          trialDays
          price {
            formatted
          }
          limits {
            messagesPerMonth
            groups
            sessions
            offersPerDay
            products
            shortLinks
            apiPerMinute
          }
        }
      }
    `,
    props.data,
  );
  const plan = plansForSale.find((plan) => plan.priceId === priceId);
  if (viewer?.subscription.paid && !viewer.subscription.paid.isWithdrawn) {
    return (
      <Instead to={plansPath(null, back)} label="Mudar de plano">
        Você já tem uma assinatura. Mude o plano dela no lugar de assinar outra.
      </Instead>
    );
  }
  if (!plan) {
    return (
      <Instead to={plansPath(null, back)} label="Ver planos">
        {plansForSale.length === 0
          ? "Aqui os planos são dados pela administração: não há o que pagar."
          : "Este plano não está mais à venda. Escolha outro."}
      </Instead>
    );
  }
  if (viewer?.checkout?.pending) {
    return (
      <Instead to={`${paths.payment}?checkout=${viewer.checkout.id}`} label="Ver o pagamento">
        Você já tem um pagamento a caminho. Espere ele cair, para não pagar duas vezes.
      </Instead>
    );
  }
  const { name, price, interval, trialDays, limits } = plan;
  return (
    <div className={styles.narrow}>
      <Section title={name}>
        <p className={styles.price}>
          {price && <Price formatted={price.formatted} />}{" "}
          <span className="small">{everyLabel(interval)}</span>
        </p>
        <ul className={styles.gives}>
          {limitNames.map((limit) => (
            <li key={limit} className="tnum">
              <Check size={18} aria-hidden />
              {limitLabel(limit, limits[limit])}
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          <Fact name="Renova">
            {interval === "YEAR" ? "Todo ano" : "Todo mês"}, até você cancelar
          </Fact>
          {trialDays > 0 && (
            <Fact name="Teste">
              {countLabel(trialDays, "dia", "dias")} antes da cobrança, uma vez por pessoa
            </Fact>
          )}
          <Fact name="Como pagar">Cartão, Pix ou boleto, conforme a página de pagamento</Fact>
          <Fact name="Código promocional">Digite na página de pagamento, antes de confirmar</Fact>
          <Fact name="Arrependimento">7 dias para desistir e receber tudo de volta</Fact>
        </dl>
      </Section>
      {viewer && (
        <Suspense fallback={<Skeleton height={140} />}>
          <PaySection viewer={viewer} priceId={priceId} back={back} />
        </Suspense>
      )}
      <p className="small">
        Não vemos nem guardamos os dados do seu cartão.{" "}
        <Link to={plansPath(null, back)}>Escolher outro plano</Link>
      </p>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What stands in place of the summary: why, and where to go on. */
const Instead = (props: { to: string; label: string; children: ReactNode }) => (
  <div className={styles.narrow}>
    <Section label="Pagamento">
      <EmptyState
        action={<Button component={Link} variant="contained" to={props.to}>{props.label}</Button>}
      >
        {props.children}
      </EmptyState>
    </Section>
  </div>
);
