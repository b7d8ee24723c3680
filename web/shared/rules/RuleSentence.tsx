import type { MouseEvent } from "react";
import styles from "./Rule.module.css";
import { type Part, type RuleNames, ruleSentence } from "./rule_sentence.ts";
import { slotTitles } from "./rule_words.ts";
import type { RuleValues, Slot } from "./rule_values.ts";
import { DownIcon } from "../../ui/display/drawn_icons.tsx";

/** A rule as plain words. */
export const PlainSentence = (
  { rule, names, isMuted }: { rule: RuleValues; names: RuleNames; isMuted: boolean },
) => (
  <p className={`${styles.plain} ${isMuted ? styles.muted : ""}`}>
    {ruleSentence(rule, names).map(({ text, isStrong }, at) =>
      isStrong ? <b key={at}>{text}</b> : text
    )}
  </p>
);

/** A rule as a sentence whose chips open their fields; what changed is purple. */
export const ChipSentence = (props: {
  rule: RuleValues;
  names: RuleNames;
  changed: ReadonlySet<Slot>;
  opened: Slot | null;
  onOpen: (slot: Slot, event: MouseEvent<HTMLButtonElement>) => void;
}) => (
  <div className={styles.say} role="group" aria-label="A regra">
    {pieces(ruleSentence(props.rule, props.names)).map((piece, at) =>
      piece.slot
        ? (
          // The mark after a chip never begins a line.
          <span key={piece.slot} className={styles.chip}>
            <button
              type="button"
              className={styles.slot}
              aria-haspopup="dialog"
              aria-expanded={props.opened === piece.slot}
              aria-label={`${slotTitles[piece.slot]}: ${piece.text}${
                props.changed.has(piece.slot) ? ", ainda não salvo" : ""
              }`}
              data-changed={props.changed.has(piece.slot)}
              onClick={(event) => props.onOpen(piece.slot!, event)}
            >
              <span>{piece.text}</span>
              <DownIcon size={15} />
            </button>
            {piece.mark}
          </span>
        )
        : piece.isStrong
        ? <b key={at}>{piece.text}</b>
        : <span key={at}>{piece.text}</span>
    )}
  </div>
);

/** Moves a comma or full stop to the chip before it. */
function pieces(parts: readonly Part[]): readonly (Part & { readonly mark: string })[] {
  const result: (Part & { mark: string })[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const mark = last?.slot && /^[,.]/.exec(part.text)?.[0];
    if (last && mark) {
      last.mark = mark;
      if (part.text.length > 1) result.push({ ...part, text: part.text.slice(1), mark: "" });
    } else result.push({ ...part, mark: "" });
  }
  return result;
}
