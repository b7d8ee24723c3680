import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import DataloaderPlugin from "@pothos/plugin-dataloader";
import ErrorsPlugin from "@pothos/plugin-errors";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import WithInputPlugin from "@pothos/plugin-with-input";
import { GraphQLError } from "graphql";
import GrantedPermissionsPlugin from "./granted_permissions.ts";
import { instantText } from "./instant_text.ts";
import type { Context } from "../core/context.ts";
import { Failure, type FailureCode, sentences } from "../core/errors.ts";
import { isId, kinds, type Prefix, type UserId } from "../core/ids.ts";
import { may, type Permission, refusal } from "../core/permissions.ts";
import type { UtcText } from "../core/zoned.ts";

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** Objects that one `nodes` asks for. */
const MOST_NODES = 100;

/** What Relay's own types, fields and arguments are called in the printed schema. */
const relayWords = {
  idFieldOptions: { description: "The same everywhere, and for ever." },
  nodeTypeOptions: { description: "Whatever has an id that is the same everywhere." },
  nodeQueryOptions: {
    description: "Whatever has this id, if it is the viewer's to see.",
    args: { id: { description: "With its prefix: ofr_…" } },
  },
  defaultConnectionTypeOptions: { description: "A page of a list." },
  defaultEdgeTypeOptions: { description: "One entry of a list, and its place there." },
  edgesFieldOptions: {
    description: "The entries of this page.",
    complexity: { field: 1, multiplier: 1 }, // the connection's own field counts them
  },
  nodeFieldOptions: { description: "The entry itself." },
  cursorFieldOptions: { description: "Its place: pass it as `after` or `before`." },
  pageInfoFieldOptions: { description: "Where this page stands in the list." },
  pageInfoTypeOptions: { description: "Where a page stands in its list." },
  hasNextPageFieldOptions: { description: "Whether more comes after it." },
  hasPreviousPageFieldOptions: { description: "Whether something comes before it." },
  startCursorFieldOptions: { description: "The place of its first entry." },
  endCursorFieldOptions: { description: "The place of its last entry." },
  firstArgOptions: { description: "So many from the beginning: 20 if not said, at most 100." },
  afterArgOptions: { description: "Only what comes after this cursor." },
  lastArgOptions: { description: "So many from the end." },
  beforeArgOptions: { description: "Only what comes before this cursor." },
} as const;

/** What one operation may ask for; the largest of the web app's takes about two thirds of it. */
export const queryLimits = { complexity: 20_000, depth: 12, breadth: 400 };

export const builder = new SchemaBuilder<{
  Context: Context;
  AuthScopes: { may: Permission; self: UserId; isOpen: true };
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date | UtcText };
  };
  DefaultFieldNullability: false;
}>({
  plugins: [
    GrantedPermissionsPlugin,
    ErrorsPlugin,
    ScopeAuthPlugin,
    RelayPlugin,
    DataloaderPlugin,
    WithInputPlugin,
    ComplexityPlugin,
  ],
  defaultFieldNullability: false,
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: ({ viewer, maintenance }) => ({
      may(permission) {
        if (may(viewer, permission)) return true;
        throw refusal(viewer, permission); // `unauthorizedError` would not know which permission
      },
      /** Whether no maintenance refuses changes of the viewer. */
      isOpen() {
        if (!maintenance) return true;
        throw new Failure("MAINTENANCE");
      },
      /** What is that person's alone, also before an admin. */
      self(userId) {
        if ("userId" in viewer && viewer.userId === userId) return true;
        throw new Failure("NOT_ALLOWED");
      },
    }),
  },
  withInput: {
    typeOptions: {
      name: ({ fieldName }) => `${capital(fieldName)}Input`,
      description: "The input of the mutation of this name.",
    },
    argOptions: { description: "The input." },
  },
  errors: {
    directResult: true,
    defaultTypes: [Failure],
    defaultUnionOptions: {
      name: ({ fieldName }) => `${capital(fieldName)}Result`,
      description: "The result, or why it was refused.",
    },
  },
  relay: {
    encodeGlobalID: (_type, id) => String(id),
    decodeGlobalID: (id) => {
      const prefix = (Object.keys(kinds) as Prefix[]).find((prefix) => isId(prefix, id));
      const typename = prefix && kinds[prefix];
      if (!typename) throw new Failure("NODE_NOT_FOUND", ["id"]);
      return { typename, id };
    },
    nodesQueryOptions: {
      description:
        "Whatever has these ids, in their order; null for what is not the viewer's to see.",
      args: { ids: { description: "With their prefixes, up to 100: ofr_…" } },
      complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
      resolve: async (_root, { ids }, _ctx, _info, resolve) => {
        if (ids.length > MOST_NODES) throw new Failure("NODES_TOO_MANY", ["ids"]);
        return (await resolve(ids as never)).map((node) => node instanceof Failure ? null : node);
      },
    },
    ...relayWords,
    cursorType: "String",
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 20,
    limit: queryLimits,
    complexityError: () => new Failure("QUERY_TOO_COSTLY"),
  },
});

/** Each refusal's code, described by its sentence. */
export const UserErrorCode = builder.enumType("UserErrorCode", {
  description: "Which refusal it is. Its sentence in Portuguese describes each.",
  values: Object.fromEntries(
    (Object.entries(sentences) as [FailureCode, string][]).map(([value, description]) => {
      return [value, { value, description }];
    }),
  ) as Record<FailureCode, { value: FailureCode; description: string }>,
});

const UserError = builder.interfaceRef<Failure>("UserError").implement({
  description: "A refusal, with a sentence in Portuguese that a person can be shown.",
  fields: (t) => ({
    code: t.expose("code", { type: UserErrorCode, description: "Stable, for programs." }),
    message: t.exposeString("message", { description: "For people, in Portuguese." }),
    path: t.stringList({
      description: "The input field at fault, outermost first; empty when no field is.",
      resolve: (failure) => [...failure.path],
    }),
  }),
});

export { UserError };

builder.objectType(Failure, {
  name: "Refusal",
  description: "A refusal that has nothing to add to its sentence.",
  interfaces: [UserError],
});

builder.scalarType("DateTime", {
  description: "An instant in UTC, by ISO 8601.",
  serialize: (instant) => typeof instant === "string" ? instant : instantText(instant),
  parseValue: instantIn,
});

function instantIn(text: unknown): Date {
  const instant = new Date(String(text));
  if (Number.isNaN(instant.getTime())) throw new GraphQLError("This is no instant by ISO 8601");
  return instant;
}

builder.queryType({ description: "What can be queried." });
builder.mutationType({ description: "What can be done.", authScopes: { isOpen: true } });
builder.subscriptionType({ description: "What can be watched." });

/** For what may be gone by the time it is loaded: null for that refusal, and for no other error. */
export const nullWhen = (code: FailureCode) => (error: unknown): null => {
  if (error instanceof Failure && error.code === code) return null;
  throw error;
};
