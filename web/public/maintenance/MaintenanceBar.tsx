import styles from "./MaintenanceBar.module.css";

/** The bar before and during a maintenance; the script of the public pages fills it and shows it. */
export const MaintenanceBar = () => (
  <section id="manutencao" aria-label="Manutenção" className={styles.bar} hidden>
    <p>
      <b />
      <span />
    </p>
  </section>
);
