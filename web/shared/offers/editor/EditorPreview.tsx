import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { MessageBubble } from "../../../ui/display/MessageBubble.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import styles from "./EditorPreview.module.css";

/** The message above the form on phones: it stays in sight while one types, and folds to one line. */
export function EditorPreview({ text, imageUrl, problem }: {
  /** Null: the server did not write it yet. */
  text: string | null;
  imageUrl: string | null;
  /** Why it is missing, or of earlier values. */
  problem?: string | null;
}) {
  const [isOpen, setIsOpen] = useState(true);
  const lines = (text ?? "").split("\n").filter((line) => /^[^#]*[\p{L}\p{N}]/u.test(line));
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
      {isOpen && text === null && !problem && <Skeleton variant="rounded" height={120} />}
      {isOpen && text !== null && (
        <div className={styles.message} tabIndex={0} role="group" aria-label="Mensagem">
          <MessageBubble text={text} imageUrl={imageUrl} />
        </div>
      )}
      {problem && <p className={`small ${styles.problem}`} role="status">{problem}</p>}
    </section>
  );
}
