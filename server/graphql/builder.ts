import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import DataloaderPlugin from "@pothos/plugin-dataloader";
import ErrorsPlugin from "@pothos/plugin-errors";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import WithInputPlugin from "@pothos/plugin-with-input";
import { GraphQLError } from "graphql";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import { isId, kinds, type Prefix, type UserId } from "../core/ids.ts";
import { may, type Permission, refusal } from "../core/permissions.ts";
import { relayWords } from "./relay_words.ts";

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

export const builder = new SchemaBuilder<{
  Context: Context;
  AuthScopes: { may: Permission; self: UserId };
  Scalars: { ID: { Input: string; Output: string }; DateTime: { Input: Date; Output: Date } };
  DefaultFieldNullability: false;
}>({
  plugins: [
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
    authScopes: ({ viewer }) => ({
      may(permission) {
        if (may(viewer, permission)) return true;
        throw refusal(viewer, permission); // `unauthorizedError` would not know which permission
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
      description: "What the mutation of this name is asked.",
    },
    argOptions: { description: "What is asked for." },
  },
  errors: {
    directResult: true,
    defaultTypes: [Failure],
    defaultUnionOptions: {
      name: ({ fieldName }) => `${capital(fieldName)}Result`,
      description: "What was asked for, or why it was refused.",
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
    ...relayWords,
    cursorType: "String",
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 20,
    limit: { complexity: 20_000, depth: 12, breadth: 400 },
    complexityError: () => new Failure("QUERY_TOO_COSTLY"),
  },
});

const UserError = builder.interfaceRef<Failure>("UserError").implement({
  description: "A refusal, with a sentence in Portuguese that a person can be shown.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Stable, for programs." }),
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
  serialize: (instant) => instant.toISOString(),
  parseValue: instantIn,
});

function instantIn(text: unknown): Date {
  const instant = new Date(String(text));
  if (Number.isNaN(instant.getTime())) throw new GraphQLError("This is no instant by ISO 8601");
  return instant;
}

builder.queryType({ description: "What can be asked." });
builder.mutationType({ description: "What can be done." });
builder.subscriptionType({ description: "What can be watched." });
