import { type ReactNode, Suspense, useState } from "react";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { countLabel } from "../../../ui/text/numbers.ts";
import { ChipSentence } from "../../../shared/rules/RuleSentence.tsx";
import styles from "../../../shared/rules/Rule.module.css";
import type { RuleNames } from "../../../shared/rules/rule_sentence.ts";
import {
  conditions,
  type ConditionSlot,
  conditionSlotsOf,
} from "../../../shared/rules/rule_words.ts";
import {
  changedSlots,
  isCorrecting,
  type RuleValues,
  type Slot,
} from "../../../shared/rules/rule_values.ts";
import { withCondition } from "./slot_edits.ts";
import { PlusIcon } from "../../../ui/display/drawn_icons.tsx";

const SlotPicker = lazyOnIdle(async () => (await import("./SlotPicker.tsx")).SlotPicker);

type Opened = { readonly slot: Slot; readonly anchor: Element };

/** The sentence of a rule with its chips, and the buttons that save or discard the changes. */
export function RuleEditor(props: {
  /** Null: it is new. */
  saved: RuleValues | null;
  draft: RuleValues;
  names: RuleNames;
  /** What stands beside the buttons after the count of changes. */
  note: string;
  isSaving: boolean;
  /** Why it was not saved, and what to do. */
  problem: ReactNode;
  onChange: (draft: RuleValues) => void;
  onSave: () => void;
  onDiscard: () => void;
}) {
  const { saved, draft, onChange } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const changed: ReadonlySet<Slot> = saved ? changedSlots(saved, draft) : new Set();
  const count = changed.size + (saved && saved.name !== draft.name ? 1 : 0);
  const missing = conditionSlotsOf(draft).filter((slot) =>
    conditions[slot].chip(draft.conditions) === null
  );
  return (
    <>
      <ChipSentence
        rule={draft}
        names={props.names}
        changed={changed}
        opened={opened?.slot ?? null}
        onOpen={(slot, { currentTarget }) => setOpened({ slot, anchor: currentTarget })}
      />
      <AddCondition
        missing={missing}
        hasTemplate={isCorrecting(draft) || draft.actions.templateId !== null}
        onAdd={(slot, anchor) => {
          if (slot !== "template") onChange(withCondition(draft, slot));
          setOpened({ slot, anchor });
        }}
      />
      {opened && (
        <Suspense>
          <SlotPicker
            key={opened.slot}
            slot={opened.slot}
            anchor={opened.anchor}
            rule={draft}
            onChange={onChange}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      {props.problem && <Alert severity="warning" className={styles.problem}>{props.problem}
      </Alert>}
      {(count > 0 || !saved) && (
        <div className={styles.foot}>
          <span className="small" role="status">
            {saved &&
              `${countLabel(count, "mudança", "mudanças")} por salvar, em roxo. `}
            {props.note}
          </span>
          <Button variant="outlined" onClick={props.onDiscard}>Descartar</Button>
          <BusyButton variant="contained" isBusy={props.isSaving} onClick={props.onSave}>
            {saved ? "Salvar mudanças" : "Salvar regra"}
          </BusyButton>
        </div>
      )}
    </>
  );
}

/** Adds a condition, or the template, to the sentence. */
const AddCondition = (props: {
  missing: readonly ConditionSlot[];
  hasTemplate: boolean;
  onAdd: (slot: ConditionSlot | "template", anchor: Element) => void;
}) => (
  <label className={styles.addCondition}>
    <PlusIcon size={16} />
    <select
      aria-label="Acrescentar à regra"
      value=""
      onChange={({ target }) =>
        target.value && props.onAdd(target.value as ConditionSlot | "template", target)}
    >
      <option value="">Acrescentar</option>
      {props.missing.map((slot) => (
        <option key={slot} value={slot}>{conditions[slot].choice}</option>
      ))}
      {!props.hasTemplate && <option value="template">Modelo da mensagem</option>}
    </select>
  </label>
);
