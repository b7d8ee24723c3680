import { useEffect, useRef } from "react";
import styles from "./Templates.module.css";
import type { FieldOptionsState } from "./useFieldOptions.ts";

/** The fields that fit, under the line that one writes; the focus stays in the text. */
export function FieldOptions({ options }: { options: FieldOptionsState }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[options.active]?.scrollIntoView({ block: "nearest" });
  }, [options.active]);
  return (
    <ul
      ref={list}
      id={options.listId}
      role="listbox"
      aria-label="Campos"
      className={`${styles.options} on-card`}
      style={{ top: options.top + 4 }}
    >
      {options.found.map((field, at) => (
        <li
          key={field.name}
          id={options.optionId(at)}
          role="option"
          aria-selected={at === options.active}
          onPointerDown={(event) => event.preventDefault()} // the text keeps the focus
          onClick={() => options.choose(field)}
        >
          <b>{`{${field.name}}`}</b>
          <span className="small">{field.about}</span>
        </li>
      ))}
    </ul>
  );
}
