/**
 * @generated SignedSource<<8c1c0fdb48520c511941468fff796ca4>>
 * @relayHash cae98ea8c83a4e6fdb260b60059e556f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8aabe68b521a79eda7138e16f82cf446d75857b84f3922a59ae2c2c2c88c02b0

import { ConcreteRequest } from 'relay-runtime';
export type CalendarToolsSheetQuery$variables = {
  day: string;
};
export type CalendarToolsSheetQuery$data = {
  readonly viewer: {
    readonly calendarDay: ReadonlyArray<{
      readonly dispatch: {
        readonly id: string;
      } | null | undefined;
      readonly entry: {
        readonly id: string;
      } | null | undefined;
      readonly expectedAt: string | null | undefined;
      readonly group: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly plannedAt: string;
      readonly reason: string | null | undefined;
      readonly title: string | null | undefined;
    }>;
  } | null | undefined;
};
export type CalendarToolsSheetQuery = {
  response: CalendarToolsSheetQuery$data;
  variables: CalendarToolsSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "day"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "day",
      "variableName": "day"
    }
  ],
  "concreteType": "CalendarDayItem",
  "kind": "LinkedField",
  "name": "calendarDay",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plannedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarEntry",
      "kind": "LinkedField",
      "name": "entry",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Dispatch",
      "kind": "LinkedField",
      "name": "dispatch",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarToolsSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CalendarToolsSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8aabe68b521a79eda7138e16f82cf446d75857b84f3922a59ae2c2c2c88c02b0",
    "metadata": {},
    "name": "CalendarToolsSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d935d52d873734ca410b7327fdb02b56";

export default node;
