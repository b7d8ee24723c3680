import { Copy, MessageCircle, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { PlaneIcon } from "../display/icons.tsx";
import { canShare, whatsAppLink } from "../../browser/share.ts";
import styles from "./ShareActions.module.css";
import { useShare } from "./useShare.ts";

/** The ways out of the house for a message; on the phone docked above the navigation. */
export function ShareActions(props: { text: string; docked: boolean; onSend: () => void }) {
  const { text, docked } = props;
  const { copy, share } = useShare();
  const quiet = (label: string, icon: ReactNode) => ({
    variant: "outlined" as const,
    className: styles.quiet,
    "aria-label": label,
    startIcon: icon,
    children: docked ? null : label,
  });
  return (
    <div className={docked ? `${styles.dock} on-card` : styles.beside}>
      <Button
        variant="contained"
        className={styles.main}
        startIcon={<PlaneIcon size={18} />}
        aria-haspopup="dialog"
        onClick={props.onSend}
      >
        {docked ? "Enviar" : "Enviar para os grupos"}
      </Button>
      <Button {...quiet("Copiar", <Copy size={18} />)} onClick={() => copy(text)} />
      <Button
        {...quiet("WhatsApp", <MessageCircle size={18} />)}
        component="a"
        href={whatsAppLink(text)}
        target="_blank"
        rel="noopener noreferrer"
      />
      {canShare() && (
        <Button
          {...quiet("Compartilhar", <Share2 size={18} />)}
          onClick={() => share(text)}
        />
      )}
    </div>
  );
}
