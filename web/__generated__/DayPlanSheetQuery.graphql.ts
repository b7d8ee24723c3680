/**
 * @generated SignedSource<<c490da18df707dae4527b61cc44e64e3>>
 * @relayHash 2d8a574ca6aa1d5dd4f5e79c2d860211
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 919be584577ee452885591958a4037b66562c7340d76a8a7cb11b7184cab8cc5

import { ConcreteRequest } from 'relay-runtime';
export type DayPlanSheetQuery$variables = {
  day: string;
};
export type DayPlanSheetQuery$data = {
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
export type DayPlanSheetQuery = {
  response: DayPlanSheetQuery$data;
  variables: DayPlanSheetQuery$variables;
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
    "name": "DayPlanSheetQuery",
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
    "name": "DayPlanSheetQuery",
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
    "id": "919be584577ee452885591958a4037b66562c7340d76a8a7cb11b7184cab8cc5",
    "metadata": {},
    "name": "DayPlanSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29dac6bb523b6179783e142871110b48";

export default node;
