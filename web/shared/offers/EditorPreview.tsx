import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import styles from "./EditorPreview.module.css";

/** The message above the form on phones: it stays in sight while one types, and folds to one line. */
export function EditorPreview({ text, imageUrl }: { text: string; imageUrl: string | null }) {
  const [isOpen, setIsOpen] = useState(true);
  const firstLine = text.split("\n").find((line) => line.trim() !== "") ?? "";
  return (
    <section className={`${styles.preview} on-card`} aria-label="O grupo vai ver">
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <b>O grupo vai ver</b>
        {!isOpen && <span className="small">{firstLine.replace(/[*~_]/g, "")}</span>}
        <ChevronDown size={20} aria-hidden className={styles.chevron} />
      </button>
      {isOpen && (
        <div className={styles.message} tabIndex={0} role="group" aria-label="Mensagem">
          <MessageBubble text={text} imageUrl={imageUrl} />
        </div>
      )}
    </section>
  );
}
