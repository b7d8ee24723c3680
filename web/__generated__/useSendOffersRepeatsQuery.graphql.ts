/**
 * @generated SignedSource<<dcdfefe025c6e82ddfd2fda15d7986b5>>
 * @relayHash 454365b448a59800eff1060bf15ef506
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e8483b3257e2de3e5d82fc69628f3d2e851ec8e78a3fdda5e1368c2517bcf28

import { ConcreteRequest } from 'relay-runtime';
export type SendingWarning = "ALREADY_QUEUED" | "ALREADY_SENT" | "IN_DOUBT" | "NOT_READY" | "TOO_LATE";
export type useSendOffersRepeatsQuery$variables = {
  groupIds: ReadonlyArray<string>;
  offerId: string;
};
export type useSendOffersRepeatsQuery$data = {
  readonly node: {
    readonly lastSentAt?: string | null | undefined;
    readonly sendingPlan?: {
      readonly dispatches: ReadonlyArray<{
        readonly group: {
          readonly title: string;
        };
        readonly warning: SendingWarning | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type useSendOffersRepeatsQuery = {
  response: useSendOffersRepeatsQuery$data;
  variables: useSendOffersRepeatsQuery$variables;
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
  "name": "offerId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "offerId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastSentAt",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "groupIds",
    "variableName": "groupIds"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "warning",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendOffersRepeatsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "SendingPlan",
                "kind": "LinkedField",
                "name": "sendingPlan",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlannedDispatch",
                    "kind": "LinkedField",
                    "name": "dispatches",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
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
          }
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSendOffersRepeatsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "SendingPlan",
                "kind": "LinkedField",
                "name": "sendingPlan",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlannedDispatch",
                    "kind": "LinkedField",
                    "name": "dispatches",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Group",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v7/*:: as any*/)
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
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7e8483b3257e2de3e5d82fc69628f3d2e851ec8e78a3fdda5e1368c2517bcf28",
    "metadata": {},
    "name": "useSendOffersRepeatsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "799456d22160c93126db65fc4925df54";

export default node;
