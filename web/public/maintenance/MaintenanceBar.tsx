import styles from "./MaintenanceBar.module.css";

/**
 * The bar before and during a maintenance; its script fills it and shows it. A page that was open before
 * takes both from one that is written now (`web/public/live.ts`).
 */
export const MaintenanceBar = ({ script }: { script: string }) => (
  <section
    id="manutencao"
    aria-label="Manutenção"
    className={styles.bar}
    data-script={script}
    hidden
  >
    <p>
      <b />
      <span />
    </p>
  </section>
);
