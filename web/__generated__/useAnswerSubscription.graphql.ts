/**
 * @generated SignedSource<<7ef67df691d46e3d1fee80c6f617a3da>>
 * @relayHash 482047f2853f3df272418a24a967ea14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf142142db7b9e436091c16707f8b28974da2a07879f5d90fc88dca2e6b07483

import { ConcreteRequest } from 'relay-runtime';
export type AnswerStatus = "DONE" | "FAILED" | "INTERRUPTED" | "STOPPED" | "WRITING";
export type useAnswerSubscription$variables = {
  draw: number;
  id: string;
  offset: number;
};
export type useAnswerSubscription$data = {
  readonly threadMessageChanged: {
    readonly draw: number;
    readonly id: string;
    readonly offset: number;
    readonly text: string;
    readonly threadMessage: {
      readonly id: string;
      readonly status: AnswerStatus;
    } | null | undefined;
  };
};
export type useAnswerSubscription = {
  response: useAnswerSubscription$data;
  variables: useAnswerSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draw"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "draw",
        "variableName": "draw"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "offset",
        "variableName": "offset"
      }
    ],
    "concreteType": "ThreadMessageChanged",
    "kind": "LinkedField",
    "name": "threadMessageChanged",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "draw",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "offset",
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
        "concreteType": "ThreadMessage",
        "kind": "LinkedField",
        "name": "threadMessage",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAnswerSubscription",
    "selections": (v4/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAnswerSubscription",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "cf142142db7b9e436091c16707f8b28974da2a07879f5d90fc88dca2e6b07483",
    "metadata": {},
    "name": "useAnswerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0b297f6747c5f29904fe275bac35e581";

export default node;
