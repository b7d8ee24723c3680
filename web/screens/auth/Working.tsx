import styles from "./FieldsForm.module.css";

/** While an answer is on its way. */
export const Working = ({ title }: { title: string }) => (
  <>
    <h1 aria-busy="true">{title}</h1>
    <p className={styles.text}>Um instante.</p>
  </>
);
