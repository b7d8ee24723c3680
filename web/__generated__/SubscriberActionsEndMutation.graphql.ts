/**
 * @generated SignedSource<<ba031c8bc9f1f4c8e9fa474c33872e45>>
 * @relayHash 7e53ad935f9958754b12949ef9d7373f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ec66e76050fcf54f127a9a11cfe97d1df4d44e34a92ff8350b61e032aa47c98

import { ConcreteRequest } from 'relay-runtime';
export type EndSubscriptionInput = {
  id: string;
  isImmediate: boolean;
  reason: string;
};
export type SubscriberActionsEndMutation$variables = {
  input: EndSubscriptionInput;
};
export type SubscriberActionsEndMutation$data = {
  readonly endSubscription: {
    readonly message?: string;
  };
};
export type SubscriberActionsEndMutation = {
  response: SubscriberActionsEndMutation$data;
  variables: SubscriberActionsEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SubscriberActionsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endSubscription",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubscriberActionsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endSubscription",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6ec66e76050fcf54f127a9a11cfe97d1df4d44e34a92ff8350b61e032aa47c98",
    "metadata": {},
    "name": "SubscriberActionsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "33ddfa7f0bce7266ab8a682a791c9094";

export default node;
