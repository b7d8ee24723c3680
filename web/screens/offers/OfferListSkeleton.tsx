import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./OfferList.module.css";
import row from "./OfferRow.module.css";

/** The shape of the list while it is on its way. */
export function OfferListSkeleton() {
  return (
    <Section label="Ofertas a caminho">
      <ul className={styles.list}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <li key={index} className={row.row}>
            <Skeleton variant="rounded" width={44} height={44} />
            <div className={row.what}>
              <Skeleton width="70%" height={24} />
              <Skeleton width="35%" height={20} />
            </div>
            <Skeleton width={84} height={24} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
