import type { DispatchId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { DispatchNode } from "./dispatch_node.ts";

/** The most dispatches of a mutation that one response contains. */
const SHOWN = 100;

/** The type of the dispatches that a mutation concerned: how many, and the first of them. */
export const dispatchList = (
  name: string,
  description: string,
  shown = "The first 100 of them.",
) =>
  builder.objectRef<readonly DispatchId[]>(name).implement({
    description,
    fields: (t) => ({
      count: t.int({ description: "How many.", resolve: (ids) => ids.length }),
      dispatches: t.field({
        type: [DispatchNode],
        description: shown,
        complexity: { field: 1, multiplier: SHOWN },
        resolve: (ids) => ids.slice(0, SHOWN),
      }),
    }),
  });
