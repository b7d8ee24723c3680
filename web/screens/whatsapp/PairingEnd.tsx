import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import type { Pairing } from "./usePairingChanges.ts";
import styles from "./WhatsApp.module.css";

/** How a pairing ended, and the next step. */
export function PairingEnd({ pairing, onAgain }: { pairing: Pairing; onAgain: () => void }) {
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
  const isGivenUp = pairing.status === "CANCELED";
  return (
    <Section title={isGivenUp ? "Conexão cancelada" : "Não conectou"}>
      <div className={styles.stack}>
        <Alert severity={isGivenUp ? "info" : "warning"}>
          {pairing.statusMessage ?? "Nada foi conectado."}
        </Alert>
        <div className={styles.actions}>
          <Button variant="contained" onClick={onAgain}>
            {isGivenUp ? "Começar de novo" : "Gerar outro"}
          </Button>
        </div>
      </div>
    </Section>
  );
}
