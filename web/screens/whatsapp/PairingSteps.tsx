import styles from "./WhatsApp.module.css";

/** What one does on the phone, in WhatsApp's own words. */
export const PairingSteps = ({ isCode }: { isCode: boolean }) => (
  <ol className={styles.steps}>
    <li>
      <p>
        Abra o WhatsApp no celular. No Android, toque nos três pontos; no iPhone, em{" "}
        <b>Configurações</b>.
      </p>
    </li>
    <li>
      <p>
        Toque em <b>Aparelhos conectados</b> e em <b>Conectar um aparelho</b>.
      </p>
    </li>
    <li>
      {isCode
        ? (
          <p>
            Embaixo da câmera, toque em <b>Conectar com número de telefone</b> e digite o código.
          </p>
        )
        : <p>Aponte a câmera para o código desta tela.</p>}
    </li>
  </ol>
);
