import { type ReactNode, type Ref, useId } from "react";
import styles from "./Row.module.css";

/** Rows of one list, a hairline between them. */
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
  /** It cannot be picked. */
  readonly isBarred?: boolean;
  readonly onToggle: () => void;
};

/** Somebody's name with what there is to say of them, and their state at the right edge. */
export function Row(props: {
  title: string;
  note: ReactNode;
  edge: ReactNode;
  /** Stands where the first letter of the title stands otherwise: 38 px. */
  face?: ReactNode;
  /** The same within the disc of the first letter. */
  icon?: ReactNode;
  /** While picking, the whole row is the box's label; otherwise it opens what it is about. */
  picking?: Picking | undefined;
  onOpen?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { title, picking } = props;
  const boxId = useId();
  return (
    <li className={styles.row}>
      {picking
        ? (
          <input
            type="checkbox"
            id={boxId}
            aria-describedby={`${boxId}-note ${boxId}-edge`}
            className={styles.box}
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
      <div id={`${boxId}-edge`} className={styles.edge}>{props.edge}</div>
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

/** The first letter or figure of a name; many begin with a drawing. */
const initialOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "•").toUpperCase();
