import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** Of each field of a document, what is selected at the path that was asked for. */
const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/**
 * Returns the names of the fields that a document selects below the field that is resolved, at `path`,
 * in whatever fragments and under whatever names. Ask for one path of a field only: it is remembered.
 */
export function selectedFields(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">,
  path: readonly string[],
): ReadonlySet<string> {
  const [first] = fieldNodes;
  const remembered = first && fieldNodes.length === 1 ? known.get(first) : undefined;
  if (remembered) return remembered;
  const names = new Set<string>();
  for (const { selectionSet } of fieldNodes) collect(selectionSet, path);
  if (first && fieldNodes.length === 1) known.set(first, names);
  return names;

  function collect(set: SelectionSetNode | undefined, [step, ...rest]: readonly string[]) {
    for (const one of set?.selections ?? []) {
      if (one.kind === "FragmentSpread") {
        collect(fragments[one.name.value]?.selectionSet, step === undefined ? [] : [step, ...rest]);
      } else if (one.kind === "InlineFragment") {
        collect(one.selectionSet, step === undefined ? [] : [step, ...rest]);
      } else if (step === undefined) names.add(one.name.value);
      else if (one.name.value === step) collect(one.selectionSet, rest);
    }
  }
}
