/**
 * @generated SignedSource<<4fc9e17aa7a6f165d96c36129ad2ce0a>>
 * @relayHash 939a317f6bc00b5d0c9bb639e89be009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49eaf44b1641f6c2a40c5cf7f80de928317e8107bb86cc6ccb10e1243ee9e82a

import { ConcreteRequest } from 'relay-runtime';
export type ExtendSubscriptionInput = {
  days: number;
  id: string;
  reason: string;
};
export type SubscriberActionsExtendMutation$variables = {
  input: ExtendSubscriptionInput;
};
export type SubscriberActionsExtendMutation$data = {
  readonly extendSubscription: {
    readonly message?: string;
  };
};
export type SubscriberActionsExtendMutation = {
  response: SubscriberActionsExtendMutation$data;
  variables: SubscriberActionsExtendMutation$variables;
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
    "name": "SubscriberActionsExtendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "extendSubscription",
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
    "name": "SubscriberActionsExtendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "extendSubscription",
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
    "id": "49eaf44b1641f6c2a40c5cf7f80de928317e8107bb86cc6ccb10e1243ee9e82a",
    "metadata": {},
    "name": "SubscriberActionsExtendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "738925f4c16c7f222ff78ef838cac78d";

export default node;
