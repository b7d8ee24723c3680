import { Sparkle } from "lucide-react";
import { useIsDesktop } from "../../browser/media.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { SelectionBar } from "../../ui/lists/selection.tsx";
import { ageLabel } from "../../ui/text/age.ts";
import { countLabel, priceText } from "../../ui/text/numbers.ts";
import styles from "./Discover.module.css";
import type { FoundProduct } from "./found_product.ts";
import { MOST_AT_ONCE } from "./useMakeOffers.ts";

const money = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** What the picked products pay together, a warning of those already sent, and the one button. */
export function PickedBar(props: {
  products: readonly FoundProduct[];
  isBusy: boolean;
  onClear: () => void;
  onMake: () => void;
}) {
  const isDesktop = useIsDesktop();
  const { products } = props;
  const cents = products.reduce((sum, { commission }) => sum + (commission?.cents ?? 0), 0);
  const amount = priceText(money.format(cents / 100));
  const picked = countLabel(products.length, "escolhido", "escolhidos");
  const isTooMany = products.length > MOST_AT_ONCE;
  const warning = isTooMany ? `Até ${MOST_AT_ONCE} de uma vez.` : sentWarning(products);
  return (
    <SelectionBar
      label="Produtos escolhidos"
      status={
        <>
          <span>
            {isDesktop
              ? `${picked}${cents > 0 ? ` · ${amount} de comissão se cada um vender uma vez` : ""}`
              : cents > 0
              ? `${amount} se cada um vender`
              : picked}
          </span>
          {warning && <span className={`small ${styles.warning}`}>{warning}</span>}
        </>
      }
    >
      <Button onClick={props.onClear}>Limpar</Button>
      <BusyButton
        variant="contained"
        className={styles.makeAll}
        isBusy={props.isBusy}
        disabled={isTooMany}
        startIcon={<Sparkle aria-hidden size={18} />}
        onClick={props.onMake}
      >
        {`Fazer ${countLabel(products.length, "oferta", "ofertas")}`}
      </BusyButton>
    </SelectionBar>
  );
}

/** Says how many of the products were sent before, and when last; null: none. */
function sentWarning(products: readonly FoundProduct[]): string | null {
  const sent = products.flatMap(({ lastSending }) => lastSending?.at ?? []).toSorted();
  const last = sent.at(-1);
  if (!last) return null;
  const age = ageLabel(last, Date.now());
  return sent.length === 1 ? `1 você já enviou ${age}` : `${sent.length} você já enviou, ${age}`;
}
