import styles from "./Row.module.css";
import { Section } from "../layout/Section.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";

/** The placeholder of a list of rows while it loads. */
export function RowsSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <Section label={label}>
      <ul className={styles.rows}>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index} className={styles.row}>
            <Skeleton variant="circular" width={38} height={38} />
            <div className={styles.who}>
              <Skeleton width="60%" height={24} />
              <Skeleton width="40%" height={20} />
            </div>
            <Skeleton width={84} height={24} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
