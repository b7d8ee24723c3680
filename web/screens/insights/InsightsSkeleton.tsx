import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import cards from "./FigureCards.module.css";
import styles from "./Insights.module.css";

/** The placeholder of the results while they load: as high as they are. */
export const InsightsSkeleton = () => (
  <div className={styles.results} aria-label="Resultados a caminho" role="status" aria-busy="true">
    <div className={cards.cards}>
      {[0, 1, 2, 3].map((nth) => <Skeleton key={nth} variant="rounded" height={230} />)}
    </div>
    <div className={styles.half}>
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={360} />
    </div>
    <Skeleton variant="rounded" height={400} />
  </div>
);
