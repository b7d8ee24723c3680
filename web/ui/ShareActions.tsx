import { Button } from "@mui/material";
import { Copy, Share2 } from "lucide-react";
import { PlaneIcon } from "./icons.tsx";
import { canShare, whatsAppLink } from "./share.ts";
import styles from "./ShareActions.module.css";
import { useShare } from "./useShare.ts";

/** The ways out of the house for a message; on the phone docked above the navigation. */
export function ShareActions({ text, docked = false }: { text: string; docked?: boolean }) {
  const { copy, share } = useShare();
  const quiet = { variant: "outlined", color: "inherit" } as const;
  return (
    <div className={docked ? `${styles.dock} on-card` : styles.beside}>
      <Button
        variant="contained"
        className={styles.main}
        startIcon={<PlaneIcon size={18} />}
        href={whatsAppLink(text)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {docked ? "WhatsApp" : "Enviar no WhatsApp"}
      </Button>
      <Button
        {...quiet}
        className={styles.quiet}
        aria-label="Copiar"
        onClick={() => copy(text)}
        startIcon={<Copy size={18} />}
      >
        {!docked && "Copiar"}
      </Button>
      {canShare() && (
        <Button
          {...quiet}
          className={styles.quiet}
          aria-label="Compartilhar"
          onClick={() => share(text)}
          startIcon={<Share2 size={18} />}
        >
          {!docked && "Compartilhar"}
        </Button>
      )}
    </div>
  );
}
