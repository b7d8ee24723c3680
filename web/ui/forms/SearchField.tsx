import { Search } from "lucide-react";
import styles from "./SearchField.module.css";

/** A search field for the list below. Lighter than `Field`, since first loads include it. */
export const SearchField = (props: {
  label: string;
  value: string;
  onChange: (words: string) => void;
}) => (
  <search className={`${styles.search} on-page`}>
    <Search size={18} aria-hidden />
    <input
      type="search"
      value={props.value}
      maxLength={100}
      aria-label={props.label}
      placeholder={props.label}
      onChange={(event) => props.onChange(event.target.value)}
    />
  </search>
);
