import { Suspense } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PickaxeIcon } from "../../ui/display/icons.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { OfferFilters } from "./OfferFilters.tsx";
import { OfferListSkeleton } from "./OfferListSkeleton.tsx";
import { OffersGround } from "./OffersGround.tsx";
import styles from "./OffersScreen.module.css";

/** `/app/offer`: all offers of the person, live; `?ver=` a part, `?loja=` a shop, `?q=` searches. */
export function OffersScreen() {
  return (
    <>
      <ScreenTitle
        title="Suas ofertas"
        action={
          <Button
            variant="contained"
            component={Link}
            to={paths.generator}
            startIcon={<PickaxeIcon size={18} />}
          >
            Nova oferta
          </Button>
        }
      />
      <div className={styles.ground}>
        <OfferFilters />
        <Suspense fallback={<OfferListSkeleton />}>
          <OffersGround />
        </Suspense>
      </div>
    </>
  );
}
