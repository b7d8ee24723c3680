import type { ReactNode } from "react";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./Discover.module.css";

/** The card around the rows, with the names of their columns on desktops. */
export const FoundCard = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.card} on-card`}>
    <div className={`${styles.heads} small`} aria-hidden="true">
      <span>Produto</span>
      <span>Preço e prova em 90 dias</span>
      <span>Sua comissão</span>
    </div>
    {children}
  </div>
);

/** Stands for the rows while a shop is searched; with `hasHead`, for the filters above them too. */
export const FoundSkeleton = (
  { rows = 4, hasHead = false }: { rows?: number; hasHead?: boolean },
) => (
  <>
    {hasHead && <Skeleton variant="rounded" height={44} />}
    {hasHead && <Skeleton variant="rounded" height={44} width="60%" />}
    {hasHead && <Skeleton width={160} height={44} />}
    <FoundCard>
      <ul className={styles.list} aria-label="Produtos a caminho" aria-busy="true">
        {Array.from({ length: rows }, (_, nth) => (
          <li key={nth} className={styles.row}>
            <span className={styles.check} />
            <Skeleton variant="rounded" width={84} height={84} className={styles.photo} />
            <div className={styles.what}>
              <Skeleton width="80%" height={22} />
              <Skeleton width="50%" height={18} />
            </div>
            <div className={styles.cost}>
              <Skeleton width={110} height={28} />
              <Skeleton width={150} height={24} />
            </div>
            <div className={styles.pay}>
              <Skeleton width={72} height={24} />
            </div>
            <Skeleton variant="rounded" width={124} height={44} className={styles.make} />
          </li>
        ))}
      </ul>
    </FoundCard>
  </>
);
