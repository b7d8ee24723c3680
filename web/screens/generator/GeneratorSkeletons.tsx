import { useIsDesktop } from "../../browser/media.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Generator.module.css";

/** Shown while an offer loads or a page is read. */
export function ReadingSkeleton() {
  const isDesktop = useIsDesktop();
  const facts = (
    <Section label="Números a caminho">
      <Skeleton width="45%" height={28} />
    </Section>
  );
  return (
    <TwoColumns
      aside={
        <>
          <Section label="Mensagem a caminho">
            <Skeleton width="45%" height={44} />
            <Skeleton variant="rounded" height={320} />
            {isDesktop && <Skeleton variant="rounded" height={44} className={styles.under} />}
          </Section>
          {!isDesktop && facts}
        </>
      }
    >
      <Section label="Oferta a caminho">
        <Skeleton width="45%" height={26} />
        <div className={styles.product}>
          <Skeleton variant="rounded" className={styles.photo} />
          <div>
            <Skeleton height={24} />
            <Skeleton width="80%" height={24} />
            <Skeleton width="45%" height={36} />
          </div>
        </div>
      </Section>
      {isDesktop && facts}
    </TwoColumns>
  );
}

/** Shown while a batch of links loads. */
export const BatchSkeleton = () => (
  <div className={styles.board}>
    <Section label="Links a caminho">
      <Skeleton width="50%" height={24} />
      {[0, 1, 2, 3].map((row) => <Skeleton key={row} height={64} />)}
    </Section>
  </div>
);
