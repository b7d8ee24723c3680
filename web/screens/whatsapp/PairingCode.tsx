import { Copy } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import { useShare } from "../../ui/buttons/useShare.ts";
import styles from "./WhatsApp.module.css";

/** The eight characters, in two halves as the phone asks for them. */
export function PairingCode({ code }: { code: string }) {
  const { copy } = useShare();
  return (
    <div className={styles.code}>
      <p className="sr-only">Código {[...code].join(" ")}</p>
      <p className={`${styles.characters} tnum`} aria-hidden="true">
        <span>{code.slice(0, 4)}</span>
        <span>-</span>
        <span>{code.slice(4)}</span>
      </p>
      <Button
        variant="outlined"
        startIcon={<Copy size={18} />}
        onClick={() => copy(code, "Código copiado.")}
      >
        Copiar código
      </Button>
    </div>
  );
}
