import styles from "./MaintenanceBar.module.css";

/** The bar before and during a maintenance; its script fills it and shows it. */
export const MaintenanceBar = () => (
  <section id="manutencao" aria-label="Manutenção" className={styles.bar} hidden>
    <p>
      <b />
      <span />
    </p>
  </section>
);
