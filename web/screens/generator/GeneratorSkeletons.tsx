import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Generator.module.css";

/** Shown while an offer loads or a page is read; `onCancel` adds a button that cancels. */
export function ReadingSkeleton({ onCancel }: { onCancel?: () => void }) {
  return (
    <TwoColumns
      aside={
        <Section label="Mensagem a caminho">
          <Skeleton width="45%" height={24} />
          <Skeleton variant="rounded" height={300} className={styles.under} />
          <Skeleton variant="rounded" height={44} className={styles.under} />
        </Section>
      }
    >
      <Section label="Oferta a caminho">
        <div className={styles.product}>
          <Skeleton variant="rounded" className={styles.photo} />
          <div>
            <Skeleton width="60%" height={26} />
            <Skeleton height={26} />
            <Skeleton width="80%" height={26} />
            <Skeleton width="45%" height={40} />
          </div>
        </div>
      </Section>
      <Section label="Números a caminho">
        <div className={styles.head}>
          {onCancel ? <h2>Lendo a página da loja</h2> : <Skeleton width="45%" height={24} />}
          {onCancel && (
            <Button variant="outlined" size="small" onClick={onCancel}>
              Cancelar
            </Button>
          )}
        </div>
        {[0, 1, 2, 3].map((row) => <Skeleton key={row} height={44} />)}
      </Section>
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
