/**
 * @generated SignedSource<<8d9518bd133f977c2e0aeeae461a6214>>
 * @relayHash 76d03f445b23ea3b11478e3bd03a5b0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db5d0f0a5e1282e3d66e37d972d586c5d28bbd43f2baa467e411f6296e126cdb

import { ConcreteRequest } from 'relay-runtime';
export type PlannedLink = "AMAZON_DIRECT" | "SHORT" | "SHORT_IN_SOME";
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
      readonly link: PlannedLink | null | undefined;
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
          "name": "link",
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
    "id": "db5d0f0a5e1282e3d66e37d972d586c5d28bbd43f2baa467e411f6296e126cdb",
    "metadata": {},
    "name": "useSendingPlanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85756d8e1f69f7e53ca442799ecd0627";

export default node;
