import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ReorderList } from "../../ui/lists/ReorderList.tsx";
import styles from "./Store.module.css";
import {
  emptyLink,
  emptySection,
  type Entry,
  type LinkValues,
  type SectionValues,
} from "./store_values.ts";

/** A list of the form: its entries in their order, what is wrong with them, and one more. */
export function ListFields<Value extends Entry & { readonly title: string }>(props: {
  title: string;
  note: string;
  addLabel: string;
  /** How many it can have. */
  most: number;
  entries: readonly Value[];
  problem: string | undefined;
  create: () => Value;
  onChange: (entries: readonly Value[]) => void;
  children: (entry: Value, change: (change: Partial<Value>) => void) => ReactNode;
}) {
  const { entries, problem, onChange } = props;
  return (
    <Section title={props.title}>
      <div className={styles.form}>
        <p className="small">{props.note}</p>
        {entries.length > 0 && (
          <ReorderList
            label={props.title}
            entries={entries}
            nameOf={({ title }) => title || "sem nome"}
            onChange={onChange}
            onRemove={({ key }) => onChange(entries.filter((entry) => entry.key !== key))}
          >
            {(entry) =>
              props.children(entry, (change) =>
                onChange(
                  entries.map((one) => one.key === entry.key ? { ...one, ...change } : one),
                ))}
          </ReorderList>
        )}
        {problem && <p role="alert" className={styles.problem}>{problem}</p>}
        {entries.length < props.most && (
          <div>
            <Button
              variant="outlined"
              startIcon={<Plus size={18} />}
              onClick={() => onChange([...entries, props.create()])}
            >
              {props.addLabel}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

type Props<Name extends string, Value> =
  & { readonly [name in Name]: readonly Value[] }
  & { problem: string | undefined; onChange: (entries: readonly Value[]) => void };

/** The shelves that visitors choose from. */
export const SectionFields = (
  { sections, problem, onChange }: Props<"sections", SectionValues>,
) => (
  <ListFields
    title="Seções"
    note="São os botões no alto da loja, como Casa e Tecnologia. Cada oferta ganha a sua em “Ofertas da loja”."
    addLabel="Nova seção"
    most={12}
    entries={sections}
    problem={problem}
    create={emptySection}
    onChange={onChange}
  >
    {({ title }, change) => (
      <Field
        label="Nome da seção"
        value={title}
        maxLength={30}
        autoComplete="off"
        error={problem !== undefined && title.trim() === ""}
        onChange={({ target }) => change({ title: target.value })}
      />
    )}
  </ListFields>
);

/** The person's own links. */
export const LinkFields = ({ links, problem, onChange }: Props<"links", LinkValues>) => (
  <ListFields
    title="Links"
    note="Seu Instagram, seu site, seu cupom fixo: o que mais você quer mostrar."
    addLabel="Novo link"
    most={12}
    entries={links}
    problem={problem}
    create={emptyLink}
    onChange={onChange}
  >
    {({ title, url }, change) => (
      <div className={styles.pair}>
        <Field
          label="Nome do link"
          value={title}
          maxLength={60}
          autoComplete="off"
          error={problem !== undefined && title.trim() === ""}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Field
          label="Endereço do link"
          type="url"
          value={url}
          autoComplete="off"
          error={problem !== undefined && !url.includes(".")}
          onChange={({ target }) => change({ url: target.value })}
        />
      </div>
    )}
  </ListFields>
);
