import { useSearchParams } from "react-router-dom";
import type { parseTextsParams } from "../../routing/texts_params.ts";
import { useSetParam } from "../../shared/lists.ts";
import { marketplaceList } from "../../shared/marketplaces.ts";
import { useSearchText } from "../../shared/search.ts";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { type SeasonDates, seasonDay } from "./season_words.ts";
import styles from "./Texts.module.css";

/** What narrows the list of texts; null: nothing. */
export type TextFilter = Pick<
  ReturnType<typeof parseTextsParams>["page"],
  "search" | "season" | "marketplace" | "tag"
>;

/** The search, the filters and the order; all are stored in the address. */
export function TextFilters(props: {
  seasons: readonly SeasonDates[];
  tags: readonly string[];
}) {
  const [params] = useSearchParams();
  const [search, setSearch] = useSearchText();
  const setParam = useSetParam();
  const select = (label: string, name: string, values: readonly (readonly [string, string])[]) => {
    const [first] = values[0]!;
    const value = params.get(name) ?? first;
    return (
      <PlainSelect
        label={label}
        value={values.some(([one]) => one === value) ? value : first}
        onChange={(chosen) => setParam(name, chosen || null)}
      >
        {values.map(([one, words]) => <option key={one} value={one}>{words}</option>)}
      </PlainSelect>
    );
  };
  const tag = params.get("marcador");
  const tags = tag && !props.tags.includes(tag) ? [...props.tags, tag] : props.tags;
  return (
    <div className={styles.filters}>
      <SearchField label="Nome, marcador ou palavras" value={search} onChange={setSearch} />
      <div className={styles.selects}>
        {select("Época", "epoca", [
          ["", "Todas"],
          ...props.seasons.map((one) => [one.season, `${one.name}, ${seasonDay(one)}`] as const),
        ])}
        {select("Loja", "loja", [
          ["", "Todas"],
          ...marketplaceList.map(([, { param, name }]) => [param, name] as const),
        ])}
        {tags.length > 0 &&
          select("Marcador", "marcador", [
            ["", "Todos"],
            ...tags.map((one) => [one, one] as const),
          ])}
        {select("Ordem", "ordem", [
          ["", "Mais novos"],
          ["uso", "Último uso"],
          ["comissao", "Maior comissão"],
        ])}
      </div>
    </div>
  );
}
