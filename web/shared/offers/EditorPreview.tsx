import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import styles from "./EditorPreview.module.css";

/** The message above the form on phones: it stays in sight while one types, and folds to one line. */
export function EditorPreview({ text, imageUrl, children }: {
  text: string;
  imageUrl: string | null;
  children?: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(true);
  const lines = text.split("\n").filter((line) => /^[^#]*[\p{L}\p{N}]/u.test(line));
  const line = lines.find((one) => one.includes("R$")) ?? lines[0] ?? ""; // its price, in one line
  return (
    <section className={`${styles.preview} on-card`} aria-label="O grupo vai ver">
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <b>O grupo vai ver</b>
        {!isOpen && <span className="small">{line.replace(/[*~_]/g, "")}</span>}
        <ChevronDown size={20} aria-hidden className={styles.chevron} />
      </button>
      {isOpen && (
        <div className={styles.message} tabIndex={0} role="group" aria-label="Mensagem">
          <MessageBubble text={text} imageUrl={imageUrl} />
        </div>
      )}
      {children}
    </section>
  );
}
