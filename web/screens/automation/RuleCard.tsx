import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import type { ruleData_rule$key } from "../../__generated__/ruleData_rule.graphql.ts";
import { lazyOnIdle, preloadWhenIdle } from "../../browser/lazy.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { showUndoNotice } from "../../shared/outcome_notices.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { PlainSentence } from "../../shared/rules/RuleSentence.tsx";
import { RuleEditor } from "./editor/RuleEditor.tsx";
import styles from "../../shared/rules/Rule.module.css";
import { useRule } from "../../shared/rules/rule_data.ts";
import type { SaveOutcome } from "./rule_mutations.ts";
import { statusLine, switchLabel } from "./rule_status.ts";
import { changedSlots, type RuleValues } from "../../shared/rules/rule_values.ts";
import { BinIcon, InfoIcon, PencilIcon } from "../../ui/display/drawn_icons.tsx";

const mutations = () => import("./rule_mutations.ts");
preloadWhenIdle(mutations);

const DryRun = lazyOnIdle(async () => (await import("./editor/DryRun.tsx")).DryRun);

/** A rule: as a plain sentence, or open with its editor and its dry run. */
export function RuleCard(props: {
  rule: ruleData_rule$key;
  isOpen: boolean;
  onOpen: () => void;
  /** Shows the decisions of this rule. */
  onDecisions: () => void;
  refresh: () => void;
}) {
  const { isOpen, refresh } = props;
  const { rule, values, names } = useRule(props.rule);
  const [edited, setEdited] = useState<{ draft: RuleValues; version: number } | null>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const [problem, setProblem] = useState<SaveOutcome | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const draft = edited?.draft ?? values;
  const isDirty = changedSlots(values, draft).size > 0 || draft.name !== values.name;
  useUnsavedChanges(isDirty);
  const change = (draft: RuleValues) =>
    setEdited((before) => ({ draft, version: before?.version ?? rule.version }));
  const discard = () => {
    setEdited(null);
    setProblem(null);
    setIsRenaming(false);
  };
  const save = (version: number) =>
    void runAction(async () => {
      const outcome = await (await mutations()).updateRule({ id: rule.id, version, ...draft });
      if (outcome.kind === "saved") {
        discard();
        showNotice("Regra salva.", { variant: "success" });
      } else setProblem(outcome);
      return null;
    });
  const turn = (isEnabled: boolean) =>
    void runAction(async () => {
      const outcome = await (await mutations()).updateRule({
        id: rule.id,
        version: rule.version,
        isEnabled,
      });
      return outcome.kind === "refused"
        ? outcome.message
        : outcome.kind === "changed"
        ? "Esta regra mudou em outra aba ou aparelho. Confira e tente de novo."
        : null;
    });
  const remove = () =>
    void runAction(async () => (await mutations()).deleteRule(rule.id), () => {
      showUndoNotice("Regra excluída.", () =>
        void runAction(async () => (await mutations()).restoreRule(rule.id), refresh));
      refresh();
    });
  const line = statusLine(rule);
  return (
    <>
      <section className={`${styles.card} on-card`} aria-label={rule.name}>
        <div className={styles.head}>
          {isRenaming
            ? (
              <Field
                size="small"
                label="Nome da regra"
                value={draft.name}
                maxLength={60}
                autoFocus
                onChange={({ target }) => change({ ...draft, name: target.value })}
              />
            )
            : <h2>{draft.name}</h2>}
          <Switch checked={rule.isEnabled} onChange={turn} className={styles.switch}>
            <span className="sr-only">{rule.name}:</span> {switchLabel(rule.status)}
          </Switch>
          <MenuButton
            label={`Ações: ${rule.name}`}
            menuLabel="Ações da regra"
            actions={[
              ...isOpen
                ? []
                : [{ label: "Mudar a regra", Icon: SlidersHorizontal, act: props.onOpen }],
              {
                label: "Mudar o nome",
                Icon: PencilIcon,
                act() {
                  props.onOpen();
                  setIsRenaming(true);
                },
              },
              { label: "Ver o que ela decidiu", Icon: InfoIcon, act: props.onDecisions },
              { label: "Excluir", Icon: BinIcon, act: remove },
            ]}
          />
        </div>
        {isOpen
          ? (
            <RuleEditor
              saved={values}
              draft={draft}
              names={names}
              note={line.text}
              isSaving={isBusy}
              problem={problem && (
                <Problem
                  problem={problem}
                  onTheirs={discard}
                  onMine={() => save(rule.version)}
                />
              )}
              onChange={change}
              onSave={() => save(edited?.version ?? rule.version)}
              onDiscard={discard}
            />
          )
          : (
            <PlainSentence
              rule={draft}
              names={names}
              isMuted={rule.status !== "ENABLED"}
            />
          )}
        {!(isOpen && isDirty) && (
          <div className={styles.status}>
            {line.isWarning
              ? <Chip tone="doubt">{line.text}</Chip>
              : <p className="small tnum">{line.text}</p>}
            {isDirty && <Chip tone="on">Mudanças por salvar</Chip>}
            {!isOpen && <Button size="small" onClick={props.onOpen}>Mudar</Button>}
          </div>
        )}
      </section>
      {isOpen && (
        <Suspense fallback={<Skeleton variant="rounded" height={148} />}>
          <DryRun ruleId={rule.id} version={rule.version} saved={values} draft={draft} />
        </Suspense>
      )}
    </>
  );
}

function Problem(props: { problem: SaveOutcome; onTheirs: () => void; onMine: () => void }) {
  if (props.problem.kind === "refused") return props.problem.message;
  return (
    <>
      Esta regra mudou em outra aba ou aparelho. Nada foi salvo ainda.
      <div className={styles.choices}>
        <Button onClick={props.onTheirs}>Usar a de lá</Button>
        <Button onClick={props.onMine}>Ficar com a minha</Button>
      </div>
    </>
  );
}
