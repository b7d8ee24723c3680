import { graphql } from "react-relay";
import type { TriggerFieldsQuery } from "../../../__generated__/TriggerFieldsQuery.graphql.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { marketplaceList } from "../../../shared/marketplaces.ts";
import { ChipGroup, ToggleChip } from "../../../ui/buttons/ToggleChip.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { Radios } from "../../../ui/forms/Radios.tsx";
import { PlainSelect } from "../../../ui/forms/SelectField.tsx";
import { NumberChoice } from "./NumberChoice.tsx";
import type { SlotFieldsProps } from "./SlotPicker.tsx";
import { SourceGroupFields } from "./SourceGroupFields.tsx";
import { everyLabel, triggers } from "../../../shared/rules/rule_words.ts";
import type { TriggerKind } from "../../../shared/rules/rule_values.ts";
import { withConditions, withTrigger, withTriggerKind } from "./slot_edits.ts";

const kinds = Object.keys(triggers) as TriggerKind[];

/** What starts the rule, with the details of the chosen kind. */
export const TriggerFields = (fields: SlotFieldsProps) => (
  <>
    <Radios
      label="Quando"
      value={fields.rule.trigger.kind}
      onChange={(kind) => fields.onChange(withTriggerKind(fields.rule, kind))}
      choices={kinds.map((kind) => ({ value: kind, label: triggers[kind].choice }))}
    />
    <TriggerDetails key={fields.rule.trigger.kind} {...fields} />
  </>
);

function TriggerDetails(fields: SlotFieldsProps) {
  const { rule, onChange } = fields;
  const { trigger } = rule;
  switch (trigger.kind) {
    case "LOWEST_PRICE":
      return (
        <ChipGroup label="Em quantos dias">
          {[30, 90].map((days) => (
            <ToggleChip
              key={days}
              isPicked={days === trigger.lowestInDays}
              onToggle={() => onChange(withTrigger(rule, { lowestInDays: days }))}
            >
              {`Em ${days} dias`}
            </ToggleChip>
          ))}
        </ChipGroup>
      );
    case "PRICE_DROP":
      return (
        <NumberChoice
          label="Baixar pelo menos"
          unit="%"
          usual={[5, 10, 20, 30]}
          least={1}
          most={90}
          value={trigger.minDropPercent}
          onChange={(minDropPercent) => onChange(withTrigger(rule, { minDropPercent }))}
        />
      );
    case "SHOP_SEARCH":
      return <SearchFields {...fields} />;
    case "SOURCE_MESSAGE":
      return <SourceGroupFields {...fields} />;
    case "OFFER_ENDED":
      return (
        <p className="small">
          Vale quando o produto esgota ou some da loja, quando o cupom da oferta termina e quando
          você tira o preço. A mensagem muda onde o mensageiro deixa; onde não deixa, é apagada para
          todos. O que ficou em dúvida espera você.
        </p>
      );
    default:
      return null;
  }
}

/** Shops with an interface that searches. */
const searchable = marketplaceList.filter(([id]) =>
  id === "SHOPEE" || id === "MERCADO_LIVRE" || id === "AMAZON"
);

function SearchFields({ rule, onChange }: SlotFieldsProps) {
  const { trigger } = rule;
  return (
    <>
      <Field
        size="small"
        label="O que buscar"
        value={trigger.query ?? ""}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => onChange(withTrigger(rule, { query: target.value }))}
      />
      <ShopChips
        label="Em que lojas"
        shops={searchable}
        picked={trigger.marketplaces}
        onChange={(marketplaces) => onChange(withTrigger(rule, { marketplaces }))}
      />
      <PlainSelect
        label="De quanto em quanto tempo"
        value={String(trigger.everyMinutes ?? 60)}
        onChange={(minutes) => onChange(withTrigger(rule, { everyMinutes: Number(minutes) }))}
      >
        {[30, 60, 180, 360, 720, 1440].map((minutes) => (
          <option key={minutes} value={minutes}>a cada {everyLabel(minutes)}</option>
        ))}
      </PlainSelect>
      <p className="small">Só nas lojas que você conectou, dentro do limite de cada uma.</p>
    </>
  );
}

type Shops = SlotFieldsProps["rule"]["conditions"]["marketplaces"];

const ShopChips = (props: {
  label: string;
  shops: typeof marketplaceList;
  picked: Shops;
  onChange: (picked: Shops) => void;
}) => (
  <ChipGroup label={props.label}>
    {props.shops.map(([id, { name }]) => (
      <ToggleChip
        key={id}
        isPicked={props.picked.includes(id)}
        onToggle={() =>
          props.onChange(
            props.picked.includes(id)
              ? props.picked.filter((other) => other !== id)
              : [...props.picked, id],
          )}
      >
        {name}
      </ToggleChip>
    ))}
  </ChipGroup>
);

/** Which shops and categories the rule applies to; none: all. */
export const ScopeFields = ({ rule, onChange }: SlotFieldsProps) => (
  <>
    <ShopChips
      label="Lojas"
      shops={marketplaceList}
      picked={rule.conditions.marketplaces}
      onChange={(marketplaces) => onChange(withConditions(rule, { marketplaces }))}
    />
    <CategoryFields rule={rule} onChange={onChange} />
    <p className="small">Sem nada escolhido, vale para todas.</p>
  </>
);

/** The categories are the tags of the catalogue. */
function CategoryFields({ rule, onChange }: SlotFieldsProps) {
  const { viewer } = useScreenQuery<TriggerFieldsQuery>(
    graphql`
      query TriggerFieldsQuery {
        viewer {
          ruleCategories
        }
      }
    `,
    {},
    "store-and-network",
  );
  const { categories } = rule.conditions;
  const choices = [...new Set([...categories, ...viewer?.ruleCategories ?? []])];
  if (choices.length === 0) {
    return (
      <p className="small">
        As categorias são os marcadores dos seus produtos. Nenhum produto tem marcador ainda.
      </p>
    );
  }
  return (
    <ChipGroup label="Categorias">
      {choices.map((name) => (
        <ToggleChip
          key={name}
          isPicked={categories.includes(name)}
          onToggle={() =>
            onChange(withConditions(rule, {
              categories: categories.includes(name)
                ? categories.filter((other) => other !== name)
                : [...categories, name],
            }))}
        >
          {name}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}
