/**
 * @generated SignedSource<<73f743c20e60b1e14da24393923ff9c0>>
 * @relayHash f960e08b5ca4169c46b32ddec5a5d8a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c6686471c3e3fdb59d5d79e754dd27e490685ad111d1ef6be614cf236a9fbfd

import { ConcreteRequest } from 'relay-runtime';
export type SendingWarning = "ALREADY_QUEUED" | "ALREADY_SENT" | "IN_DOUBT" | "NOT_READY" | "TOO_LATE";
export type useSendingPlanQuery$variables = {
  groupIds: ReadonlyArray<string>;
  isNextFreeSlot?: boolean | null | undefined;
  localTime?: string | null | undefined;
  offerId: string;
  timeZone?: string | null | undefined;
};
export type useSendingPlanQuery$data = {
  readonly node: {
    readonly sendingPlan?: {
      readonly dispatches: ReadonlyArray<{
        readonly expectedAt: string | null | undefined;
        readonly group: {
          readonly id: string;
        };
        readonly reason: string | null | undefined;
        readonly warning: SendingWarning | null | undefined;
      }>;
      readonly messages: number;
      readonly messagesLeft: number | null | undefined;
      readonly refusal: string | null | undefined;
    };
  } | null | undefined;
};
export type useSendingPlanQuery = {
  response: useSendingPlanQuery$data;
  variables: useSendingPlanQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNextFreeSlot"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "localTime"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offerId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "offerId"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "groupIds",
          "variableName": "groupIds"
        },
        {
          "kind": "Variable",
          "name": "isNextFreeSlot",
          "variableName": "isNextFreeSlot"
        },
        {
          "kind": "Variable",
          "name": "localTime",
          "variableName": "localTime"
        },
        {
          "kind": "Variable",
          "name": "timeZone",
          "variableName": "timeZone"
        }
      ],
      "concreteType": "SendingPlan",
      "kind": "LinkedField",
      "name": "sendingPlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messagesLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlannedDispatch",
          "kind": "LinkedField",
          "name": "dispatches",
          "plural": true,
          "selections": [
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
              "name": "warning",
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
                (v6/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendingPlanQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSendingPlanQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2c6686471c3e3fdb59d5d79e754dd27e490685ad111d1ef6be614cf236a9fbfd",
    "metadata": {},
    "name": "useSendingPlanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "77e5b77efd259491e68df9608b8a5f7c";

export default node;
