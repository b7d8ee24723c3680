import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import type { OpenCoupon } from "./CouponsScreen.tsx";
import { useCouponChanges } from "./useCouponChanges.ts";

/** Before the first coupon: what they are good for, and the two ways to one. */
export function NoCoupons({ refresh, onOpen }: { refresh: () => void; onOpen: OpenCoupon }) {
  useCouponChanges(refresh, refresh);
  return (
    <Section label="Cupons">
      <EmptyState
        action={
          <>
            <Button variant="outlined" onClick={() => onOpen("new")}>Guardar o primeiro</Button>
            <Button onClick={() => onOpen("import")}>Importar uma planilha</Button>
          </>
        }
      >
        Nenhum cupom ainda. Guarde aqui os códigos que as lojas dão: cada oferta mostra os que valem
        para ela, com o preço já com desconto, e você sabe quais ainda funcionam.
      </EmptyState>
    </Section>
  );
}
