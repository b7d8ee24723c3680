import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./Overtaken.module.css";

/** Another admin saved while one was picking: nothing is lost, and one may look. */
export const Overtaken = ({ onCompare }: { onCompare: () => void }) => (
  <Alert
    severity="warning"
    className={styles.alert}
    action={<Button size="small" className={styles.compare} onClick={onCompare}>Comparar</Button>}
  >
    Outra pessoa salvou cores agora. As que você mudou continuam aqui, sem salvar.
  </Alert>
);
