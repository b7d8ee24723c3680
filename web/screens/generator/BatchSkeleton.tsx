import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./Batch.module.css";

/** The shape of the list of links while it is on its way. */
export const BatchSkeleton = () => (
  <div className={styles.board}>
    <Section label="Links a caminho">
      <Skeleton width="50%" height={24} />
      {[0, 1, 2, 3].map((row) => <Skeleton key={row} height={64} />)}
    </Section>
  </div>
);
