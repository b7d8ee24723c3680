import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
} from "@pothos/core";
import {
  type DocumentNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import type { UserId } from "../core/ids.ts";
import { isEveryMembers, type Permission } from "../core/permissions.ts";

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      grantedPermissions: GrantedPermissions<Types>;
    }
    export interface BuildSchemaOptions<Types extends SchemaTypes> {
      /** Leaves out the permissions that every member has: who executes has checked them. */
      areGranted?: boolean;
    }
  }
}

const PLUGIN = "grantedPermissions";

/** Returns the permission of every member that is all a scope demands; null: it demands more. */
function permissionOf(scopes: unknown): Permission | null {
  if (typeof scopes !== "object" || scopes === null) return null;
  const [[name, value] = [], ...others] = Object.entries(scopes);
  const isPermission = name === "may" && others.length === 0;
  return isPermission && isEveryMembers(value as Permission) ? value as Permission : null;
}

/**
 * Builds, on request, a schema for documents whose permissions were checked before (`permissionsOf`).
 * The usual schema asks at each field of each object, which for a list of 50 costs more than to read
 * it. What depends on more than being a member is asked in both. In both, too, a field that only
 * shows a property is left to the executor.
 */
export class GrantedPermissions<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    return this.options.areGranted ? withoutPermission(config) : config;
  }

  /** Asks the scope `ownOnly` at each field by a comparison, with less work than the plugin's. */
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types["Context"], object>,
    { parentType }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"], object> {
    if (!isOwnOnly(this.buildCache.getTypeConfig(parentType))) return resolver;
    return (parent, args, ctx, info) => {
      const { viewer } = ctx as Context;
      const isOwn = "userId" in viewer && viewer.userId === (parent as { id: UserId }).id;
      if (!isOwn) throw new Failure("NOT_ALLOWED");
      return resolver(parent, args, ctx, info);
    };
  }

  override onOutputFieldConfig(
    config: PothosOutputFieldConfig<Types>,
  ): PothosOutputFieldConfig<Types> {
    const { resolve: _, ...unresolved } = config;
    const isShown = config.extensions?.["pothosExposedField"] === config.name;
    const shown = isShown ? unresolved as PothosOutputFieldConfig<Types> : config;
    return this.options.areGranted ? withoutPermission(shown) : shown;
  }
}

const OWN_ONLY = Symbol("own only");
type Options = { readonly authScopes?: unknown; readonly [OWN_ONLY]?: true };

/** The scope of a type whose objects are a person's alone, also before an admin; `id` is that person. */
export const ownOnly = <Own extends { readonly id: UserId }>({ id }: Own) => ({ self: id });

/** Whether a type of the schema without permissions had that scope. */
const isOwnOnly = ({ pothosOptions }: { readonly pothosOptions: object }) =>
  (pothosOptions as Options)[OWN_ONLY] === true;

function withoutPermission<Config extends { readonly pothosOptions: object }>(config: Config) {
  const { authScopes } = config.pothosOptions as Options;
  const isOwn = authScopes === ownOnly;
  if (permissionOf(authScopes) === null && !isOwn) return config;
  const pothosOptions = { ...config.pothosOptions, authScopes: undefined };
  return { ...config, pothosOptions: { ...pothosOptions, ...isOwn && { [OWN_ONLY]: true } } };
}

SchemaBuilder.registerPlugin(PLUGIN, GrantedPermissions);
export default PLUGIN;

/** Returns the permissions of every member that the types and fields of a valid document demand. */
export function permissionsOf(schema: GraphQLSchema, document: DocumentNode): Permission[] {
  const permissions = new Set<Permission>();
  const add = ({ extensions }: { readonly extensions: object }) => {
    const { pothosOptions } = extensions as { pothosOptions?: { authScopes?: unknown } };
    const permission = permissionOf(pothosOptions?.authScopes);
    if (permission) permissions.add(permission);
  };
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const field = info.getFieldDef();
        const parent = info.getParentType();
        if (!field || !parent) return;
        for (const type of typesOf(schema, parent)) {
          add(type);
          const own = type.getFields()[field.name];
          if (own) add(own);
        }
      },
    }),
  );
  return [...permissions];
}

/** The object and interface types that a selection on a type may be of. */
function typesOf(schema: GraphQLSchema, parent: GraphQLCompositeType) {
  const objects = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
  const types = [parent, ...objects, ...objects.flatMap((type) => type.getInterfaces())];
  return types.map((type) => getNamedType(type)).filter((type) =>
    isObjectType(type) || isInterfaceType(type)
  );
}
