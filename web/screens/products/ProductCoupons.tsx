import { TicketPercent } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProductCoupons_product$key } from "../../__generated__/ProductCoupons_product.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { copyText } from "../../browser/share.ts";
import { SheetSection } from "../../ui/overlays/SheetSection.tsx";
import { tied } from "./product_words.ts";
import styles from "./Products.module.css";

/** The coupons that hold for a product now, with what one pays; a tap copies the code. */
export function ProductCoupons(props: { product: ProductCoupons_product$key }) {
  const { coupons } = useFragment(
    graphql`
      fragment ProductCoupons_product on Product {
        coupons {
          coupon {
            id
            code
          }
          priceWith {
            formatted
          }
        }
      }
    `,
    props.product,
  );
  const { showNotice } = useNotices();
  const copy = async (code: string) => {
    if (await copyText(code)) showNotice(`${code} copiado.`, { variant: "success" });
    else showNotice("O navegador não deixou copiar. Selecione o código e copie à mão.");
  };
  if (coupons.length === 0) return null;
  return (
    <SheetSection title="Cupons que valem aqui">
      <ul className={styles.plain}>
        {coupons.map(({ coupon, priceWith }) => (
          <li key={coupon.id}>
            <Button
              variant="outlined"
              aria-label={`Copiar ${coupon.code}`}
              startIcon={<TicketPercent size={18} aria-hidden />}
              onClick={() => copy(coupon.code)}
            >
              {coupon.code}
            </Button>
            {priceWith && <span className="tnum">sai por {tied(priceWith.formatted)}</span>}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
