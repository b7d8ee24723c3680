import {
  astFromValue,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
  print,
} from "graphql";

/** An id of each kind, by its prefix: `ofr`. */
export type Ids = Readonly<Record<string, string>>;
type Field = GraphQLField<unknown, unknown>;

/** Where what a mutation needs is not said by its schema: at least one of several fields. */
export const needed: Readonly<Record<string, object>> = {
  CreateLinkBatchInput: { text: "https://loja.example/chaleira" },
  CreateOfferInput: { fields: { title: "Chaleira", shop: "Loja" } },
  RuleTriggerInput: { kind: "PRICE_DROP", minDropPercent: 10 },
  CreateShortLinkInput: { targetUrl: "https://loja.example/chaleira" },
  CreateWebhookInput: { url: "https://loja.example/garimpo" },
  ReplayWebhookInput: { since: new Date("2026-12-25T00:00:00Z") },
  UpdateProfileInput: { displayName: "Outro nome" },
};

const texts: Readonly<Record<string, string>> = {
  botToken: `1:${"a".repeat(35)}`,
  reason: "Um motivo de muitas letras.",
  sidebarColor: "#112233",
  primaryColor: "#112233",
  cardColor: "#112233",
  firstDay: "11-01",
  lastDay: "11-30",
  day: new Date().toISOString().slice(0, 10),
  background: "#112233",
  accent: "#112233",
};

/** A question for this field: what it must be given, with ids wherever one is taken; all it answers. */
export const fieldDocument = (field: Field, ids: Ids, met = new Set<string>()): string =>
  `${field.name}${givenTo(field, ids)}${selected(field.type, ids, met)}`;

function givenTo({ args }: Field, ids: Ids): string {
  const given = args.filter((arg) => isWanted(arg, ids)).map((arg) => {
    return `${arg.name}: ${print(astFromValue(valueFor(arg, arg.type, ids), arg.type)!)}`;
  });
  return given.length > 0 ? `(${given.join(", ")})` : "";
}

type Input = GraphQLArgument | GraphQLInputField;

const prefixIn = ({ description }: Input) => /\b([a-z]{3})_…/.exec(description ?? "")?.[1];

export const isWanted = (input: Input, ids: Ids): boolean =>
  isNonNullType(input.type) || String(getNamedType(input.type)) === "ID" &&
    prefixIn(input) !== undefined && ids[prefixIn(input)!] !== undefined;

export function valueFor(input: Input, given: GraphQLInputType, ids: Ids): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [valueFor(input, type.ofType, ids)];
  if (isEnumType(type)) return type.getValues()[0]!.value;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isWanted(field, ids));
    const values = fields.map((field) => [field.name, valueFor(field, field.type, ids)]);
    return { ...Object.fromEntries(values), ...needed[type.name] };
  }
  switch (String(type)) {
    case "ID":
      return ids[prefixIn(input) ?? ""] ?? "whatever";
    case "Int":
    case "Float":
      return 1;
    case "Boolean":
      return true;
    case "DateTime":
      return new Date(input.name === "to" ? "2027-01-02T00:00:00Z" : "2027-01-01T00:00:00Z");
    default:
      return texts[input.name] ?? "texto";
  }
}

const isA = (name: string, type: GraphQLObjectType) =>
  type.getInterfaces().some((its) => its.name === name);

/** All of a type, its parts too; of a node and of the viewer the id. `met`: every type that comes up. */
export function selected(given: GraphQLOutputType, ids: Ids, met: Set<string>): string {
  const type = getNamedType(given);
  if (isLeafType(type)) return "";
  if (isInterfaceType(type)) return " { __typename }";
  if (isUnionType(type)) {
    const wanted = type.getTypes().filter((member) => !isA("UserError", member))
      .map((member) => `... on ${member}${selected(member, ids, met)}`);
    return ` { __typename ... on UserError { code } ${wanted.join(" ")} }`;
  }
  met.add(type.name);
  if (isA("Node", type) || isA("Account", type)) return " { id }";
  const fields = Object.values(type.getFields()) as Field[];
  return ` { ${fields.map((field) => fieldDocument(field, ids, met)).join(" ")} }`;
}
