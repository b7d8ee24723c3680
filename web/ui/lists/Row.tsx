import { type ReactNode, type Ref, useId } from "react";
import styles from "./Row.module.css";

/** A list of rows. */
export function Rows(
  props: { children: ReactNode; isBusy?: boolean; ref?: Ref<HTMLUListElement> },
) {
  return (
    <ul ref={props.ref} className={styles.rows} aria-busy={props.isBusy ?? false}>
      {props.children}
    </ul>
  );
}

type Picking = {
  readonly isPicked: boolean;
  /** Whether it has to wait if picked: its box is dashed. */
  readonly isWaiting?: boolean;
  /** Whether it cannot be picked. */
  readonly isBarred?: boolean;
  readonly onToggle: () => void;
};

/** A row: title, note, and what stands at the right edge. */
export function Row(props: {
  title: string;
  note: ReactNode;
  edge?: ReactNode;
  /** The state in chips: before the edge, or below the note on phones. */
  status?: ReactNode;
  /** A picture in place of the disc with the first letter of the title: 38 px. */
  face?: ReactNode;
  /** An icon in the disc, in place of the first letter. */
  icon?: ReactNode;
  /** While picking, the row is the label of its checkbox; otherwise it opens its subject. */
  picking?: Picking | undefined;
  onOpen?: (() => void) | undefined;
  /** While rows are dragged: this one, or where the dragged one will be. */
  drag?: "from" | "before" | "after" | undefined;
  children?: ReactNode;
}) {
  const { title, picking } = props;
  const boxId = useId();
  return (
    <li className={styles.row} data-drag={props.drag}>
      {picking
        ? (
          <input
            type="checkbox"
            id={boxId}
            aria-describedby={`${boxId}-note ${boxId}-status ${boxId}-edge`}
            className={`${styles.box} ${
              picking.isWaiting && !picking.isPicked ? styles.waits : ""
            }`}
            checked={picking.isPicked}
            disabled={picking.isBarred}
            onChange={picking.onToggle}
          />
        )
        : props.face ?? (
          <span className={styles.dot} aria-hidden="true">{props.icon ?? initialOf(title)}</span>
        )}
      <div className={styles.who}>
        <Title title={title} boxId={picking && boxId} onOpen={props.onOpen} />
        <span id={`${boxId}-note`} className="small tnum">{props.note}</span>
        {props.children}
      </div>
      {props.status && <div id={`${boxId}-status`} className={styles.status}>{props.status}</div>}
      {props.edge && <div id={`${boxId}-edge`} className={styles.edge}>{props.edge}</div>}
    </li>
  );
}

function Title(props: {
  title: string;
  boxId: string | undefined;
  onOpen: (() => void) | undefined;
}) {
  const { title, boxId, onOpen } = props;
  if (boxId) return <label htmlFor={boxId} className={styles.title}>{title}</label>;
  if (!onOpen) return <span className={styles.title}>{title}</span>;
  return <button type="button" className={styles.title} onClick={onOpen}>{title}</button>;
}

/** Returns the first letter or digit of a name, which may begin with an emoji. */
const initialOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "•").toUpperCase();
