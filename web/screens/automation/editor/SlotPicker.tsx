import { Suspense } from "react";
import { useIsDesktop } from "../../../browser/media.ts";
import { SheetBoundary } from "../../../shared/SheetBoundary.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Popover } from "../../../ui/overlays/Popover.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../../ui/overlays/Sheet.tsx";
import styles from "../../../shared/rules/Rule.module.css";
import type { RuleValues, Slot } from "../../../shared/rules/rule_values.ts";
import { slotTitles } from "../../../shared/rules/rule_words.ts";
import { GroupFields } from "./GroupFields.tsx";
import { TemplateFields } from "./TemplateFields.tsx";
import { ConditionFields } from "./ConditionFields.tsx";
import { ModeFields, PerDayFields, TimeFields } from "./ActionFields.tsx";
import { ScopeFields, TriggerFields } from "./TriggerFields.tsx";
import { isRemovable, withoutSlot } from "./slot_edits.ts";

/** What the fields of a chip read and change; a change is at once in the sentence. */
export type SlotFieldsProps = { rule: RuleValues; onChange: (rule: RuleValues) => void };

/** Edits one chip of a rule: at the chip on wide screens, in a sheet on phones. */
export function SlotPicker(
  props: SlotFieldsProps & { slot: Slot; anchor: Element | null; onClose: () => void },
) {
  const { slot, rule, onChange, onClose } = props;
  const isDesktop = useIsDesktop();
  const title = slotTitles[slot];
  const remove = isRemovable(slot) && (
    <Button
      size="small"
      onClick={() => {
        onChange(withoutSlot(rule, slot));
        onClose();
      }}
    >
      Tirar da regra
    </Button>
  );
  const fields = (
    <SheetBoundary>
      <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
        <SlotFields slot={slot} rule={rule} onChange={onChange} />
      </Suspense>
    </SheetBoundary>
  );
  if (!isDesktop) {
    return (
      <Sheet title={title} onClose={onClose}>
        <SheetBody>{fields}</SheetBody>
        <SheetFoot>
          <div className={styles.pickerFoot}>
            {remove}
            <Button variant="contained" onClick={onClose}>Pronto</Button>
          </div>
        </SheetFoot>
      </Sheet>
    );
  }
  return (
    <Popover label={title} anchor={props.anchor} onClose={onClose}>
      <div ref={focusFirst} className={styles.picker} role="group" aria-label={title}>
        {fields}
        <div className={styles.pickerFoot}>
          {remove}
          <Button variant="outlined" size="small" onClick={onClose}>Pronto</Button>
        </div>
      </div>
    </Popover>
  );
}

/** Focuses the first field, so that the keys work at once. */
const focusFirst = (picker: HTMLDivElement | null) =>
  picker?.querySelector<HTMLElement>("input:checked, input, button")?.focus();

function SlotFields({ slot, ...fields }: SlotFieldsProps & { slot: Slot }) {
  switch (slot) {
    case "trigger":
      return <TriggerFields {...fields} />;
    case "scope":
      return <ScopeFields {...fields} />;
    case "mode":
      return <ModeFields {...fields} />;
    case "groups":
      return <GroupFields {...fields} />;
    case "time":
      return <TimeFields {...fields} />;
    case "perDay":
      return <PerDayFields {...fields} />;
    case "template":
      return <TemplateFields {...fields} />;
    default:
      return <ConditionFields slot={slot} {...fields} />;
  }
}
