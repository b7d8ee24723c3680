/** What Relay's own types, fields and arguments are called in the printed schema. */
export const relayWords = {
  idFieldOptions: { description: "The same everywhere, and for ever." },
  nodeTypeOptions: { description: "Whatever has an id that is the same everywhere." },
  nodeQueryOptions: {
    description: "Whatever has this id, if it is the viewer's to see.",
    args: { id: { description: "With its prefix: ofr_…" } },
  },
  nodesQueryOptions: false, // as many as anybody likes in one go
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
