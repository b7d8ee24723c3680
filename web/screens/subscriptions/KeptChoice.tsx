import styles from "./Billing.module.css";

/** The choice of what goes on in a smaller plan; what is not chosen pauses. */
export function KeptChoice(props: {
  title: string;
  all: readonly { readonly id: string; readonly title: string }[];
  /** How many the plan has room for. */
  room: number;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const { all, room, chosen, onChange } = props;
  return (
    <fieldset className={styles.reasons}>
      <legend>{props.title}</legend>
      <p className="small tnum" aria-live="polite">
        {chosen.length > room
          ? `Cabem ${room}, e você escolheu ${chosen.length}. Tire ${chosen.length - room}.`
          : `${chosen.length} de ${room}. Os outros pausam; você troca quando quiser.`}
      </p>
      {all.map(({ id, title }) => (
        <label key={id} className={styles.kept}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
