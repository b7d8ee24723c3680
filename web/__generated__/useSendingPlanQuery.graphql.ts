/**
 * @generated SignedSource<<6b152daad944399d88849335f7959b05>>
 * @relayHash d3c14309d082e3b571e54d2192a8b419
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e0e7be68235e2db3b49056ab2c1ed3e19f42023692e73a945883c1d7762ad6f

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
      readonly nextSlotAt: string | null | undefined;
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
          "name": "nextSlotAt",
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
    "id": "6e0e7be68235e2db3b49056ab2c1ed3e19f42023692e73a945883c1d7762ad6f",
    "metadata": {},
    "name": "useSendingPlanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a043723792a8c0849e577a29e5fa4436";

export default node;
