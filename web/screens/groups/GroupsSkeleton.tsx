import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./SessionCard.module.css";

/** The shape of the connection and the list while they are on their way. */
export const GroupsSkeleton = () => (
  <>
    <Section label="Conexão a caminho">
      <Skeleton width="40%" height={24} />
      <Skeleton width="60%" height={20} />
      <Skeleton variant="rounded" height={44} className={styles.actions} />
    </Section>
    <RowsSkeleton label="Grupos a caminho" />
  </>
);
