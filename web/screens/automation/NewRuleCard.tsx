import { useState } from "react";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { dropTypedValues, NEW_RULE, typedValues } from "../../shared/drafts.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { DryRun } from "./editor/DryRun.tsx";
import { RuleEditor } from "./editor/RuleEditor.tsx";
import styles from "../../shared/rules/Rule.module.css";
import { createRule } from "./create_rule.ts";
import { newRule, type RuleValues } from "../../shared/rules/rule_values.ts";

/** Returns the rule that another screen left to be written here; else an empty one. */
function takeDraft(): RuleValues {
  const left = typedValues<RuleValues>(NEW_RULE);
  return left.trigger ? { ...newRule, ...left } : newRule;
}

const noNames = { groups: new Map<string, string>(), template: null };

/** A rule that is not saved yet. */
export function NewRuleCard(props: { onCreated: (id: string) => void; onDiscard: () => void }) {
  const [draft, setDraft] = useState<RuleValues>(takeDraft);
  const [problem, setProblem] = useState<string | null>(null);
  const [runAction, isBusy] = useMutationAction();
  useUnsavedChanges(draft !== newRule);
  const save = () =>
    void runAction(async () => {
      const outcome = await createRule(draft);
      if (outcome.kind !== "saved") {
        setProblem(outcome.kind === "refused" ? outcome.message : null);
        return null;
      }
      showNotice("Regra salva, ainda desligada. Confira o ensaio e ligue.", {
        variant: "success",
      });
      dropTypedValues(NEW_RULE);
      props.onCreated(outcome.id);
      return null;
    });
  return (
    <>
      <section className={`${styles.card} on-card`} aria-label="Nova regra">
        <Field
          size="small"
          label="Nome da regra"
          value={draft.name}
          maxLength={60}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <RuleEditor
          saved={null}
          draft={draft}
          names={noNames}
          note="Ela nasce desligada."
          isSaving={isBusy}
          problem={problem}
          onChange={setDraft}
          onSave={save}
          onDiscard={() => {
            dropTypedValues(NEW_RULE);
            props.onDiscard();
          }}
        />
      </section>
      <DryRun ruleId={null} version={0} saved={null} draft={draft} />
    </>
  );
}
