/**
 * @generated SignedSource<<efd8d931c102105539f5cc1cd7c0deb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useResultsSubscription$variables = {
  offerId: string;
};
export type useResultsSubscription$data = {
  readonly dispatchChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"dispatchWhole_dispatch">;
  };
};
export type useResultsSubscription = {
  response: useResultsSubscription$data;
  variables: useResultsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "offerId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "offerId",
    "variableName": "offerId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "queued",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sending",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useResultsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Dispatch",
        "kind": "LinkedField",
        "name": "dispatchChanged",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Literal",
                "name": "isForetold",
                "value": false
              }
            ],
            "kind": "FragmentSpread",
            "name": "dispatchWhole_dispatch"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResultsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Dispatch",
        "kind": "LinkedField",
        "name": "dispatchChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reasonCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "settledAt",
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
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "members",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastSentAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MessengerSession",
                "kind": "LinkedField",
                "name": "session",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lane",
                    "kind": "LinkedField",
                    "name": "lane",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "pausedAt",
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "waitsFor",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "waitsUntil",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Offer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DispatchTally",
                "kind": "LinkedField",
                "name": "dispatchTally",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uncertain",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expired",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canceled",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attempts",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JournalLine",
            "kind": "LinkedField",
            "name": "journal",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "step",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6502a9fed746c7410ba0610d9be732f4",
    "id": null,
    "metadata": {},
    "name": "useResultsSubscription",
    "operationKind": "subscription",
    "text": "subscription useResultsSubscription(\n  $offerId: ID!\n) {\n  dispatchChanged(offerId: $offerId) {\n    ...dispatchWhole_dispatch_27W1Wo\n    id\n  }\n}\n\nfragment Decision_dispatch on Dispatch {\n  id\n  group {\n    title\n    id\n  }\n  offer {\n    title\n    id\n  }\n}\n\nfragment DispatchJournal_dispatch_27W1Wo on Dispatch {\n  status\n  text\n  attempts\n  reason\n  reasonCode\n  journal {\n    at\n    step\n    reason\n    until\n  }\n}\n\nfragment DispatchRow_dispatch_27W1Wo on Dispatch {\n  id\n  status\n  reason\n  reasonCode\n  startedAt\n  settledAt\n  group {\n    title\n    members\n    id\n  }\n  offer {\n    title\n    id\n  }\n}\n\nfragment LaneLine_session on MessengerSession {\n  lane {\n    pausedAt\n    queued\n    sending\n    waitsFor\n    reason\n    waitsUntil\n  }\n}\n\nfragment Unsent_dispatch on Dispatch {\n  id\n  reason\n  group {\n    title\n    id\n  }\n}\n\nfragment dispatchWhole_dispatch_27W1Wo on Dispatch {\n  id\n  status\n  ...DispatchRow_dispatch_27W1Wo\n  ...DispatchJournal_dispatch_27W1Wo\n  ...Decision_dispatch\n  ...Unsent_dispatch\n  group {\n    id\n    lastSentAt\n    session {\n      id\n      ...LaneLine_session\n    }\n  }\n  offer {\n    id\n    status\n    dispatchTally {\n      queued\n      sending\n      sent\n      failed\n      uncertain\n      expired\n      canceled\n      total\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "99a6c8450113abe1219ebe825f6804a3";

export default node;
