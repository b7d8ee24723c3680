import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { parseCouponsParams } from "../../routing/search_params.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { CouponFilters } from "./CouponFilters.tsx";
import styles from "./Coupons.module.css";
import { CouponsGround } from "./CouponsGround.tsx";
import { type Opened, useOpened } from "./useOpened.ts";

const CouponSheet = lazyOnIdle(async () => (await import("./CouponSheet.tsx")).CouponSheet);
const ImportSheet = lazyOnIdle(async () => (await import("./ImportSheet.tsx")).ImportSheet);

/** `/app/cupons`: the codes that shops give, live; `?ver=` shows a part, `?q=` searches. */
export function CouponsScreen() {
  const [params] = useSearchParams();
  const { view } = parseCouponsParams(params);
  const { opened, open, close } = useOpened();
  return (
    <>
      <ScreenTitle
        title="Seus cupons"
        note="Os que valem aparecem sozinhos nas ofertas da mesma loja."
        action={<Button variant="contained" onClick={() => open("new")}>Novo cupom</Button>}
      />
      <div className={styles.ground}>
        <CouponFilters chosen={view} />
        <Suspense fallback={<RowsSkeleton label="Cupons a caminho" />}>
          <CouponsGround onOpen={open} />
        </Suspense>
      </div>
      <Suspense>
        <Over opened={opened} open={open} close={close} />
      </Suspense>
    </>
  );
}

/** What is open over the list. */
function Over({ opened, open, close }: ReturnType<typeof useOpened>) {
  if (opened === null) return null;
  if (opened === "import") return <ImportSheet onClose={close} />;
  const couponId = opened === "new" ? null : opened;
  return <CouponSheet key={opened} couponId={couponId} onOpen={open} onClose={close} />;
}

export type OpenCoupon = (opened: NonNullable<Opened>) => void;
