import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import type { Pairing } from "./usePairingChanges.ts";
import styles from "./WhatsApp.module.css";

/** The result of a pairing, and the next step. */
export function PairingEnd({ pairing, onRestart }: { pairing: Pairing; onRestart: () => void }) {
  if (pairing.status === "PAIRED") {
    return (
      <Section title="WhatsApp conectado">
        <div className={styles.stack} role="status">
          <p>
            Estamos lendo os seus grupos. Escolha para quais as ofertas vão; o celular pode ficar no
            bolso, mas precisa entrar na internet pelo menos uma vez a cada 14 dias.
          </p>
          <div className={styles.actions}>
            <Button variant="contained" component={Link} to={paths.groups}>Ver meus grupos</Button>
            <Button variant="outlined" component={Link} to={paths.whatsApp}>
              Saúde do número
            </Button>
          </div>
        </div>
      </Section>
    );
  }
  const isCanceled = pairing.status === "CANCELED";
  return (
    <Section title={isCanceled ? "Conexão cancelada" : "Não conectou"}>
      <div className={styles.stack}>
        <Alert severity={isCanceled ? "info" : "warning"}>
          {pairing.statusMessage ?? "Nada foi conectado."}
        </Alert>
        <div className={styles.actions}>
          <Button variant="contained" onClick={onRestart}>
            {isCanceled ? "Começar de novo" : "Gerar outro"}
          </Button>
        </div>
      </div>
    </Section>
  );
}
