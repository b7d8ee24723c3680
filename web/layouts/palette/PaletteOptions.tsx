import { useLayoutEffect } from "react";
import { NamedIcon } from "../../ui/display/NamedIcon.tsx";
import { accountItems } from "../account_items.ts";
import { navGroups } from "../navigation.ts";
import type { Entry, Group } from "./entries.ts";
import styles from "./Palette.module.css";

/** The palette's options, group by group; the field keeps the focus. */
export function PaletteOptions(props: {
  id: string;
  optionId: (index: number) => string;
  groups: readonly Group[];
  active: number;
  onPoint: (index: number) => void;
  onPick: (entry: Entry) => void;
}) {
  const { id, optionId, groups, active } = props;
  const activeId = optionId(active);
  useLayoutEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  let index = -1;
  return (
    <div id={id} role="listbox" aria-label="Resultados" className={styles.list}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={styles.group}>{name}</div>
          {entries.map((entry) => {
            const optionIndex = ++index;
            return (
              <div
                key={entry.path}
                id={optionId(optionIndex)}
                role="option"
                aria-selected={optionIndex === active}
                className={styles.option}
                onPointerMove={() => optionIndex !== active && props.onPoint(optionIndex)}
                onMouseDown={(event) =>
                  event.preventDefault()} // the field keeps the focus
                onClick={() =>
                  props.onPick(entry)}
              >
                <EntryIcon entry={entry} />
                <span className={styles.label}>{entry.label}</span>
                <span className={`${styles.what} tnum`}>{entry.note}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const screens = [...navGroups(true).flatMap(({ items }) => items), ...accountItems];

function EntryIcon({ entry: { path, icon = "corner-down-right" } }: { entry: Entry }) {
  const Icon = screens.find((item) => item.path === path)?.Icon ?? icon;
  return typeof Icon === "string" ? <NamedIcon name={Icon} size={18} /> : <Icon size={18} />;
}
